import type { Lang } from '#lib/endpoint.ts';
import { A4, openPage, PAPER_INK, type Style } from '#lib/pdf/index.ts';

const MARGIN = 48;
const WIDTH = A4.width - 2 * MARGIN;
const GUTTER = 8;
const HEADING: Style = { size: 13, bold: true };

/** A part of the line, from the side that is read first: where it starts, and its share. */
export type Span = readonly [start: number, share: number];
const WHOLE: Span = [0, 1];

interface Sheet {
  title: string;
  author: string;
  at: Date;
  lang: Lang;
}

/** A4 pages that are written from top to bottom in one language's direction; a page that is full is followed by another. */
export function openPaper({ lang, ...sheet }: Sheet) {
  const isTurned = lang === 'ar';
  const direction = isTurned ? 'rtl' : 'ltr';
  const { document, pen, finish } = openPage(sheet);
  let y = MARGIN;
  const left = ([start, share]: Span) => MARGIN + WIDTH * (isTurned ? 1 - start - share : start);

  return {
    finish,
    write: (text: string, style: Style, span = WHOLE, lines = 1) =>
      void pen.paragraph(
        text,
        { x: left(span) + (isTurned ? GUTTER : 0), width: WIDTH * span[1] - GUTTER, y, direction },
        style,
        lines,
      ),
    /** A filled bar whose height or width is a share of its span. */
    bar: (span: Span, { top, height }: { top: number; height: number }) =>
      void document.rect(left(span), y + top, Math.max(1, WIDTH * span[1] - 2), height).fill(PAPER_INK.primary),
    rule: () => pen.rule({ x: MARGIN, width: WIDTH, y: y - 5 }),
    /** Goes down; up when negative. */
    move(by: number): void {
      y += by;
    },
    need(height: number): void {
      if (y + height <= A4.height - MARGIN) return;
      document.addPage({ size: 'A4', margin: 0 });
      y = MARGIN;
    },
    heading(text: string): void {
      this.need(80);
      y += 14;
      this.write(text, HEADING);
      y += 26;
    },
  };
}
export type Paper = ReturnType<typeof openPaper>;
