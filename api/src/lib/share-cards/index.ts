export { admitDrawing } from './admit-drawing.ts';
export { cachePictures, listingCards, pictureVersion } from './cache-pictures.ts';
export { CARD, createPen, INK, type Pen, SVG_LETTERS, type Written } from './pen.ts';
