import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import bidiFactory from 'bidi-js';
import PDFDocument from 'pdfkit';
import { dollars } from '../../../lib/say.ts';
import { unpackWoff } from '../../../lib/unpack-woff.ts';
import { receiptNumberOf } from '../present.ts';
import type { ReceiptContent } from './issue-receipt.ts';
import { RECEIPT_WORDS as WORDS } from './words.ts';

const require = createRequire(import.meta.url);
const face = (file: string) => unpackWoff(readFileSync(require.resolve(`@fontsource/${file}`)));
const FACES = {
  ar: face('ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff'),
  arBold: face('ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff'),
  en: face('ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff'),
  enBold: face('ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff'),
};
const INK = { text: '#1e2321', dim: '#5f5b52', primary: '#1f5c4d', line: '#e7e1d6' };
const PAGE = { width: 595.28, margin: 56 };
const RIGHT = PAGE.width - PAGE.margin;
const bidi = bidiFactory();

interface Issued {
  number: number;
  content: ReceiptContent;
  issuedAt: Date;
}

/** An A4 page with every line in both languages, from what was written down when the receipt was issued. */
export function drawReceipt({ number, content, issuedAt }: Issued): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'ar',
    info: { Title: receiptNumberOf(number), Author: content.brand.en, CreationDate: issuedAt, ModDate: issuedAt },
  });
  for (const [name, data] of Object.entries(FACES)) document.registerFont(name, data);
  const pen = penOn(document);

  pen.left(content.brand.en, 64, { size: 22, bold: true, color: INK.primary });
  pen.right(content.brand.ar, 64, { size: 22, bold: true, color: INK.primary });
  pen.left(WORDS.title.en[content.kind], 100, { size: 14, color: INK.dim });
  pen.right(WORDS.title.ar[content.kind], 100, { size: 14, color: INK.dim });

  let y = 150;
  const day = (lang: 'ar' | 'en') =>
    new Intl.DateTimeFormat(lang === 'ar' ? 'ar-SY-u-nu-latn' : 'en-GB', {
      dateStyle: 'long',
      timeZone: 'Asia/Damascus',
    }).format(issuedAt);
  const line = (word: keyof typeof WORDS.lines.ar, value: { ar: string; en: string }) => {
    pen.rule(y - 10);
    pen.left(WORDS.lines.en[word], y, { size: 9, color: INK.dim });
    pen.right(WORDS.lines.ar[word], y, { size: 9, color: INK.dim });
    pen.left(value.en, y + 16, { size: 12 });
    pen.right(value.ar, y + 16, { size: 12 });
    y += 58;
  };
  const same = (text: string) => ({ ar: text, en: text });
  line('number', same(receiptNumberOf(number)));
  line('date', { ar: day('ar'), en: day('en') });
  line('payer', content.payer);
  if (content.item) line('item', content.item);
  line('method', { ar: WORDS.methods.ar[content.method], en: WORDS.methods.en[content.method] });
  if (content.referenceNumber) line('reference', same(content.referenceNumber));
  pen.rule(y - 10);
  const amount = content.amountCents / 100;
  pen.left(WORDS.lines.en.amount, y, { size: 9, color: INK.dim });
  pen.right(WORDS.lines.ar.amount, y, { size: 9, color: INK.dim });
  pen.left(dollars(amount, 'en'), y + 18, { size: 20, bold: true });
  pen.right(dollars(amount, 'ar'), y + 18, { size: 20, bold: true });

  for (const name of ['ar', 'arBold'] as const) letReadersTurn(document.font(name)._font.unicode);

  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The face in use: by glyph of its subset, the characters a reader copies out. */
      _font: { unicode: number[][] };
    }
  }
}

/** Readers take a line off the page from left to right and turn its Arabic round, the letters of a ligature too. */
function letReadersTurn(unicode: number[][]): void {
  for (const [glyph, letters] of unicode.entries()) {
    if (letters) unicode[glyph] = letters.toReversed();
  }
}

interface Style {
  size: number;
  bold?: boolean;
  color?: string;
}

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;

interface Run {
  text: string;
  level: number;
  isArabic: boolean;
}

/** Runs of one direction and one face in the order they stand on paper, Arabic in its logical order. */
function visualRuns(text: string, direction: 'rtl' | 'ltr'): Run[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const level = embedding.levels[index] ?? 0;
    const isRightToLeft = level % 2 === 1;
    const given = text[index] ?? '';
    const char = (isRightToLeft && bidi.getMirroredCharacter(given)) || given;
    const last = runs.at(-1);
    const isArabic = ARABIC.test(char) || (char === ' ' && isRightToLeft);
    if (last?.level !== level || last.isArabic !== isArabic) runs.push({ text: char, level, isArabic });
    // The shaper takes Arabic in logical order and turns it round itself.
    else last.text = isArabic && isRightToLeft ? char + last.text : last.text + char;
  }
  return runs;
}

function penOn(document: PDFKit.PDFDocument) {
  // A run is shaped as a whole: without a feature named, pdfkit shapes word by word from left to right.
  const options = {
    lineBreak: false,
    features: { liga: false, clig: false, calt: false, dlig: false },
  } as unknown as PDFKit.Mixins.TextOptions;
  const write = (text: string, y: number, { size, bold, color = INK.text }: Style, direction: 'rtl' | 'ltr') => {
    const pieces = visualRuns(text, direction).map(({ text: run, isArabic }) => {
      const font = `${isArabic ? 'ar' : 'en'}${bold ? 'Bold' : ''}`;
      return { run, font, width: document.font(font).fontSize(size).widthOfString(run, options) };
    });
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    let x = direction === 'rtl' ? RIGHT - width : PAGE.margin;
    for (const piece of pieces) {
      document.font(piece.font).fontSize(size).fillColor(color).text(piece.run, x, y, options);
      x += piece.width;
    }
  };
  return {
    left: (text: string, y: number, style: Style) => write(text, y, style, 'ltr'),
    right: (text: string, y: number, style: Style) => write(text, y, style, 'rtl'),
    rule: (y: number) => void document.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(INK.line),
  };
}
