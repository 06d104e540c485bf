/** Width and height stand before the first scan, behind whatever a camera writes about itself. */
const HEAD_BYTES = 1024 * 1024;

/** Pixels of a JPEG as they are stored, read without decoding it; undefined where its head does not tell. */
export async function jpegSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  let at = 2;
  while (at + 9 < head.byteLength && head.getUint8(at) === 0xff) {
    const marker = head.getUint8(at + 1);
    if (isFrame(marker)) return { height: head.getUint16(at + 5), width: head.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + head.getUint16(at + 2);
  }
  return undefined;
}

/** Start of frame; C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
