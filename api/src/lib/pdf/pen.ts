import { type Direction, visualRuns } from './shaped-text.ts';

declare global {
  namespace PDFKit.Mixins {
    /** As its shaper reads features: by name, on or off. The package's types know the list only. */
    interface PDFText {
      text(text: string, x: number, y: number, options: RunOptions): this;
      widthOfString(text: string, options: RunOptions): number;
    }
  }
}
type RunOptions = Omit<PDFKit.Mixins.TextOptions, 'features'> & {
  features: Partial<Record<PDFKit.Mixins.OpenTypeFeatures, boolean>>;
};

/** A4 in points, and the site's light colours on paper. */
export const A4 = { width: 595.28, height: 841.89 };
export const PAPER_INK = { text: '#1e2321', dim: '#5f5b52', primary: '#1f5c4d', line: '#e7e1d6' };

export interface Style {
  size: number;
  bold?: boolean;
  color?: string;
}
/** Where a line stands: from `x` on, `width` wide. */
export interface Box {
  x: number;
  width: number;
  y: number;
}
type Place = Box & { direction: Direction; align?: 'start' | 'centre' };

// A run is shaped as a whole: without a feature named, pdfkit shapes word by word from left to right.
const OPTIONS: RunOptions = {
  lineBreak: false,
  features: { liga: false, clig: false, calt: false, dlig: false },
};
const LINE_HEIGHT = 1.5;

export type Pen = ReturnType<typeof createPen>;

/** Writes lines that pdfkit alone would not set: Arabic beside Latin, in the order they are read. */
export function createPen(document: PDFKit.PDFDocument) {
  const measure = (text: string, { size, bold }: Style, direction: Direction) => {
    const pieces = visualRuns(text, direction).map(({ text: run, isArabic }) => {
      const font = `${isArabic ? 'ar' : 'en'}${bold ? 'Bold' : ''}`;
      return { run, font, width: document.font(font).fontSize(size).widthOfString(run, OPTIONS) };
    });
    return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
  };

  function line(text: string, { x, width, y, direction, align = 'start' }: Place, style: Style): void {
    const { pieces, width: used } = measure(text, style, direction);
    const free = width - used;
    let at = x + (align === 'centre' ? free / 2 : direction === 'rtl' ? free : 0);
    for (const { run, font, width: wide } of pieces) {
      document
        .font(font)
        .fontSize(style.size)
        .fillColor(style.color ?? PAPER_INK.text)
        .text(run, at, y, OPTIONS);
      at += wide;
    }
  }

  /** Words as they fit, on `most` lines at most; what is left out is said by dots. */
  function wrap(text: string, { width, direction }: Pick<Place, 'width' | 'direction'>, style: Style, most: number) {
    const fits = (words: string) => measure(words, style, direction).width <= width;
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = [lines.at(-1), word].filter(Boolean).join(' ');
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (lines.length <= most) return lines;
    const kept = lines.slice(0, most);
    let last = kept.pop() ?? '';
    while (last.includes(' ') && !fits(`${last}…`)) last = last.slice(0, last.lastIndexOf(' '));
    return [...kept, `${last}…`];
  }

  return {
    line,
    /** @returns where the next line would stand */
    paragraph(text: string, place: Place, style: Style, most: number): number {
      let { y } = place;
      for (const words of wrap(text, place, style, most)) {
        line(words, { ...place, y }, style);
        y += style.size * LINE_HEIGHT;
      }
      return y;
    },
    rule: ({ x, width, y }: Box) =>
      void document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .stroke(PAPER_INK.line),
  };
}
