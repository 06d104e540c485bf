import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let tokens: Record<'nobody' | 'seller' | 'office', string | undefined>;
let listing: string;
beforeAll(async () => {
  api = await testApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const owner = await signedIn(api);
  const office = await signedIn(api, { account_type: 'office' });
  tokens = { nobody: undefined, seller: owner.token, office: office.token };
  ({ id: listing } = await aListing(api.db, { owner, status: 'draft', published_at: null }));
});
afterAll(() => api.close());

const MB = 1_048_576;
const BOUNDARY = 'never-closed';
interface Begun {
  method?: 'POST' | 'PUT';
  path: string;
  who: keyof typeof tokens;
  /** Announced length; only the beginning is ever sent. */
  length: number;
  type?: string;
  begin?: string;
}

/** Sends the beginning of a request, and reads until the server ends the connection. */
function begin({
  method = 'POST',
  path,
  who,
  length,
  type,
  begin = '',
}: Begun): Promise<{ statusCode: number; code: string }> {
  const token = tokens[who];
  const head = [
    `${method} /api${path} HTTP/1.1`,
    'host: diyar.test',
    `content-type: ${type ?? `multipart/form-data; boundary=${BOUNDARY}`}`,
    `content-length: ${length}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
  ];
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('data', (bytes) => {
      answer += bytes.toString('utf8');
    });
    socket.on('error', reject);
    socket.on('end', () => {
      socket.destroy();
      const [headers = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ statusCode: Number(headers.split(' ')[1]), code: JSON.parse(body).code });
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n${begin}`);
  });
}
const file = (field: string, content: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="x"\r\n\r\n${content.repeat(20_000)}`;

it.each<[string, () => Begun, number, string]>([
  ['no token', () => ({ path: '/listing-imports', who: 'nobody', length: 9 * MB }), 401, 'unauthorized'],
  ['no office', () => ({ path: '/listing-imports', who: 'seller', length: 9 * MB }), 403, 'forbidden'],
  ['an unknown address', () => ({ path: '/nothing-here', who: 'nobody', length: 9 * MB }), 404, 'not_found'],
  [
    'somebody else’s listing',
    () => ({ path: `/listings/${listing}/images`, who: 'office', length: 9 * MB }),
    404,
    'listing_not_found',
  ],
  [
    'a table of 60 MB',
    () => ({ path: '/listing-imports', who: 'office', length: 60 * MB }),
    413,
    'import_file_too_large',
  ],
  [
    'no table',
    () => ({ path: '/listing-imports', who: 'office', length: 9 * MB, begin: file('file', '\x7fELF\0\0') }),
    415,
    'import_file_type',
  ],
  [
    'no photo',
    () => ({ path: `/listings/${listing}/images`, who: 'seller', length: 9 * MB, begin: file('images', '<svg>') }),
    415,
    'image_type',
  ],
  [
    'no video',
    () => ({ path: `/listings/${listing}/videos`, who: 'seller', length: 60 * MB, begin: file('video', '#EXTM3U') }),
    415,
    'video_type',
  ],
  [
    'no portrait',
    () => ({ method: 'PUT', path: '/users/avatar', who: 'seller', length: 4 * MB, begin: file('avatar', '<svg>') }),
    415,
    'avatar_type',
  ],
  [
    'JSON of 60 MB',
    () => ({ path: '/auth/login', who: 'nobody', length: 60 * MB, type: 'application/json' }),
    413,
    'payload_too_large',
  ],
])('%s: refused while the rest is still to come, and the connection ends', async (_, request, statusCode, code) => {
  expect(await begin(request())).toEqual({ statusCode, code });
});
