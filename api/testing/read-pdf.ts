/** A page as a reader shows it: its texts in the order of the file, and its pictures. */
export interface PdfPage {
  texts: { text: string; x: number; y: number }[];
  pictures: { width: number; height: number; rgba: Uint8ClampedArray }[];
}
type Picture = { width: number; height: number; data: Uint8ClampedArray };

// For older Nodes pdf.js puts a `JSON.stringify` of its own in the place of everybody's, ten times slower than the engine's.
const { parse, stringify } = JSON;
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** The pages of a document as a reader shows them. */
export async function readPdf(pdf: Buffer): Promise<PdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  // Its worker, which came with the document, has done so again.
  Object.assign(JSON, { parse, stringify });
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const { fnArray, argsArray } = await page.getOperatorList();
    const names = fnArray.flatMap((operator, index) =>
      operator === OPS.paintImageXObject ? [argsArray[index][0]] : [],
    );
    const pictures = await Promise.all(
      names.map((name) => new Promise<Picture>((resolve) => page.objs.get(name, resolve))),
    );
    pages.push({
      texts: items.flatMap((item) =>
        'str' in item ? [{ text: item.str, x: item.transform[4] ?? 0, y: item.transform[5] ?? 0 }] : [],
      ),
      pictures: pictures.map(({ width, height, data }) => ({ width, height, rgba: toRgba(data, width * height) })),
    });
  }
  await document.destroy();
  return pages;
}

/** Pictures come with one, three or four parts to a point. */
function toRgba(data: Uint8ClampedArray, points: number): Uint8ClampedArray {
  const channels = Math.round(data.length / points);
  const rgba = new Uint8ClampedArray(points * 4).fill(255);
  for (let at = 0; at < points; at++)
    for (let part = 0; part < 3; part++)
      rgba[at * 4 + part] = data[at * channels + Math.min(part, channels - 1)] ?? 255;
  return rgba;
}
