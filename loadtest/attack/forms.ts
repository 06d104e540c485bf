import { gzipSync } from 'node:zlib';
import type { AttackedSite } from '../lib/attacked-site.ts';
import { countStoredFiles } from '../lib/count-stored-files.ts';
import { envelopeOf, persistentConnection } from '../lib/persistent-connection.ts';
import type { Tally } from '../lib/tally.ts';
import { type UploadTarget, uploadTargets } from './upload-targets.ts';

export const title = 'forms: names of files, and multipart bodies that break the rules';

const ANSWERED_MS = 2_000;

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  const targets = await uploadTargets(site);
  for (const target of targets) {
    for (const [name, sent] of Object.entries(brokenForms(target.field)))
      await refused(site, tally, target, name, sent);
    for (const name of NAMES) await named(site, tally, target, name);
    await target.clear?.();
  }
}

const BOUNDARY = 'boundary-of-the-attack';
const CRLF = '\r\n';
const head = (lines: string[]) => `--${BOUNDARY}${CRLF}${lines.map((line) => line + CRLF).join('')}${CRLF}`;
const END = `${CRLF}--${BOUNDARY}--${CRLF}`;
const fileHead = (field: string, more = 'filename="a.bin"') =>
  head([`content-disposition: form-data; name="${field}"; ${more}`, 'content-type: application/octet-stream']);
/** What none of the calls takes. */
const CONTENT = '\x01\x02no file of any kind';

interface Sent {
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}
const form = (body: string): Sent => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, body });
const repeated = (count: number, each: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => each(n)).join('');
const aField = (name: string, value: string) =>
  `${head([`content-disposition: form-data; name="${name}"`])}${value}${CRLF}`;

/** No form of these holds a file that may stay. */
const brokenForms = (field: string): Record<string, Sent> => ({
  'no boundary': { type: 'multipart/form-data', body: `${fileHead(field)}${CONTENT}${END}` },
  'an empty boundary': { type: 'multipart/form-data; boundary=', body: `${fileHead(field)}${CONTENT}${END}` },
  'another boundary': { type: 'multipart/form-data; boundary=x', body: `${fileHead(field)}${CONTENT}${END}` },
  'a boundary of 4,000 signs': {
    type: `multipart/form-data; boundary=${'x'.repeat(4_000)}`,
    body: `${fileHead(field)}${CONTENT}${END}`,
  },
  'no end': form(`${fileHead(field)}${CONTENT}`),
  'an end and nothing else': form(`--${BOUNDARY}--${CRLF}`),
  'nothing at all': form(''),
  'a part without lines': form(`--${BOUNDARY}${CRLF}${CRLF}${CONTENT}${END}`),
  'a part that breaks off in its lines': form(`--${BOUNDARY}${CRLF}content-disposition: form-da`),
  'a part without a name': form(`${head(['content-disposition: form-data; filename="a.bin"'])}${CONTENT}${END}`),
  'another field': form(`${fileHead('other')}${CONTENT}${END}`),
  'a field __proto__': form(`${aField('__proto__', 'x')}${fileHead(field)}${CONTENT}${END}`),
  'the file as a word': form(`${aField(field, CONTENT)}--${BOUNDARY}--${CRLF}`),
  'a thousand fields': form(`${repeated(1_000, (n) => aField(`f${n}`, 'x'))}${fileHead(field)}${CONTENT}${END}`),
  'a field of 3 MB': form(`${aField('x', 'a'.repeat(3_000_000))}${fileHead(field)}${CONTENT}${END}`),
  'twenty files': form(`${repeated(20, () => `${fileHead(field)}${CONTENT}${CRLF}`)}--${BOUNDARY}--${CRLF}`),
  'a line of 200 KB': form(
    `${head([`content-disposition: form-data; name="${field}"; filename="a"`, `x: ${'a'.repeat(200_000)}`])}${CONTENT}${END}`,
  ),
  '3,000 lines': form(
    `${head([`content-disposition: form-data; name="${field}"; filename="a"`, ...Array.from({ length: 3_000 }, (_, n) => `x${n}: 1`)])}${CONTENT}${END}`,
  ),
  'a form in a form': form(
    `${head([`content-disposition: form-data; name="${field}"`, 'content-type: multipart/mixed; boundary=y'])}--y${CRLF}content-disposition: file; filename="a"${CRLF}${CRLF}${CONTENT}${CRLF}--y--${END}`,
  ),
  base64: form(
    `${head([`content-disposition: form-data; name="${field}"; filename="a"`, 'content-transfer-encoding: base64'])}PHNjcmlwdD4=${END}`,
  ),
  JSON: { type: 'application/json', body: JSON.stringify({ [field]: 'x' }) },
  'no type': { type: '', body: CONTENT },
  'a mixed one': { type: `multipart/mixed; boundary=${BOUNDARY}`, body: `${fileHead(field)}${CONTENT}${END}` },
  gzip: { ...form(''), body: gzipSync(`${fileHead(field)}${CONTENT}${END}`), headers: { 'content-encoding': 'gzip' } },
  'an address’s form': { type: 'application/x-www-form-urlencoded', body: `${field}=x` },
});

async function refused(site: AttackedSite, { check }: Tally, target: UploadTarget, name: string, sent: Sent) {
  const what = `${target.name}, ${name}`;
  const connection = persistentConnection(site.url);
  const before = await countStoredFiles(site);
  site.count(2);
  const headers = {
    authorization: `Bearer ${target.token}`,
    ...(sent.type && { 'content-type': sent.type }),
    ...sent.headers,
  };
  const answer = await connection.ask(target.method, `/api${target.path}`, {
    headers,
    body: Buffer.from(sent.body as string, 'latin1'),
  });
  const next = await connection.ask('GET', '/api/health');
  connection.end();
  const figure = `${answer.status} ${answer.bytes.toString().slice(0, 200)}`;
  check(
    `${what}: refused in the envelope`,
    answer.status >= 400 && answer.status < 500 && envelopeOf(answer)?.success === false,
    figure,
  );
  check(`${what}: soon`, answer.ms < ANSWERED_MS, Math.round(answer.ms));
  check(`${what}: the next call`, next.status === 200, next.status);
  const after = await countStoredFiles(site);
  check(`${what}: nothing is kept`, JSON.stringify(after) === JSON.stringify(before), { before, after });
}

const NAMES = [
  ...[
    'filename="../../../../etc/cron.d/x"',
    'filename="..\\\\..\\\\windows\\\\x.exe"',
    'filename="/etc/passwd"',
    'filename="C:\\\\x.lnk"',
  ],
  ...[
    'filename="a\0.csv"',
    'filename="a.csv\0.exe"',
    'filename=""',
    'filename="."',
    'filename=".."',
    'filename=".htaccess"',
  ],
  ...[`filename="${'a'.repeat(5_000)}.csv"`, 'filename="<img src=x onerror=alert(1)>.csv"', 'filename="a\u0007b.csv"'],
  ...[
    "filename*=UTF-8''%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "filename*=UTF-8''%00%0d%0aset-cookie:x",
    "filename*=UTF-8''%E2%80%AEfdp.exe",
  ],
  ...[
    'filename="a"; filename="../b"',
    'filename="CON"',
    'filename="a;b=c.csv"',
    'filename="\xd9\x82\xd8\xa7\xd8\xa6\xd9\x85\xd8\xa9.csv"',
  ],
];

/** Whatever a file is called, no path and no sign that steers comes back, and none of it decides what the file is. */
async function named(site: AttackedSite, { check }: Tally, target: UploadTarget, name: string) {
  const what = `${target.name} ${JSON.stringify(name).slice(0, 60)}`;
  const body = Buffer.from(`${fileHead(target.field, name)}name,price${CRLF}a,1${CRLF}b,2${END}`, 'latin1');
  const headers = {
    authorization: `Bearer ${target.token}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  };
  const answer = await site.send(`/api${target.path}`, { method: target.method, headers, body });
  const isTaken = answer.status < 300;
  check(
    `${what}: by its bytes`,
    isTaken ? target.by === 'cells' : answer.status < 500,
    `${answer.status} ${answer.text.slice(0, 200)}`,
  );
  const kept = (answer.json as { data?: { import?: { fileName?: string } } } | null)?.data?.import?.fileName ?? '';
  const steers = [...kept].some((sign) => '/\\'.includes(sign) || sign < ' ' || sign === '\u202e');
  check(`${what}: no path comes back`, !steers && kept.length <= 255, kept.slice(0, 100));
  await target.clear?.();
}
