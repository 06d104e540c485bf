import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { unpackWoff } from '../unpack-woff.ts';
import { createPen, type Pen } from './pen.ts';
import { letReadersTurn } from './shaped-text.ts';

const require = createRequire(import.meta.url);
const face = (file: string) => unpackWoff(readFileSync(require.resolve(`@fontsource/${file}`)));
const FACES = {
  ar: face('ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff'),
  arBold: face('ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff'),
  en: face('ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff'),
  enBold: face('ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff'),
};

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The face in use: by glyph of its subset, the characters a reader copies out. */
      _font: { unicode: number[][] };
    }
  }
}

interface Page {
  document: PDFKit.PDFDocument;
  pen: Pen;
  /** Ends the page; nothing is drawn after it. */
  finish(): Promise<Buffer>;
}

/** An A4 page in the site's own faces, written in both directions. The same content at the same moment is the same file. */
export function openPage({ title, author, at }: { title: string; author: string; at: Date }): Page {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'ar',
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  for (const [name, data] of Object.entries(FACES)) document.registerFont(name, data);
  return {
    document,
    pen: createPen(document),
    finish: () => {
      for (const name of ['ar', 'arBold'] as const) letReadersTurn(document.font(name)._font.unicode);
      return new Promise((resolve, reject) => {
        const parts: Buffer[] = [];
        document.on('data', (part: Buffer) => parts.push(part));
        document.on('end', () => resolve(Buffer.concat(parts)));
        document.on('error', reject);
        document.end();
      });
    },
  };
}
