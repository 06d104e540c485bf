import type { StyleImageMetadata } from 'maplibre-gl';
import type { PinColors } from './pin-look.ts';

const RATIO = 2;
const WIDTH = 36;
const HEIGHT = 32;
/** Room around the pill for its shadow. */
const MARGIN = 4;

/**
 * A pill that MapLibre stretches round any price: the rounded ends stay, a strip in the middle grows. One small picture
 * per colour instead of one per label.
 */
export const PILL: Partial<StyleImageMetadata> = {
  pixelRatio: RATIO,
  stretchX: [[(WIDTH / 2 - 1) * RATIO, (WIDTH / 2 + 1) * RATIO]],
  stretchY: [[(HEIGHT / 2 - 1) * RATIO, (HEIGHT / 2 + 1) * RATIO]],
  content: [(MARGIN + 8) * RATIO, (MARGIN + 3) * RATIO, (WIDTH - MARGIN - 8) * RATIO, (HEIGHT - MARGIN - 3) * RATIO],
};

export function drawPill({ fill, line }: PinColors): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * RATIO;
  canvas.height = HEIGHT * RATIO;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas');
  context.scale(RATIO, RATIO);
  context.beginPath();
  const radius = HEIGHT / 2 - MARGIN;
  context.arc(MARGIN + radius, HEIGHT / 2, radius, Math.PI / 2, (Math.PI * 3) / 2);
  context.arc(WIDTH - MARGIN - radius, HEIGHT / 2, radius, -Math.PI / 2, Math.PI / 2);
  context.closePath();
  context.save();
  context.shadowColor = 'rgb(30 25 10 / 35%)';
  context.shadowBlur = 3 * RATIO;
  context.shadowOffsetY = RATIO;
  context.fillStyle = fill;
  context.fill();
  context.restore();
  context.lineWidth = 1;
  context.strokeStyle = line;
  context.stroke();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
