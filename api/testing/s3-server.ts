import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ObjectStoreConfig } from '#lib/images/s3-files.ts';

/** The four calls of S3 that we use, in memory. Every request's signature (AWS Signature Version 4) is worked out again and compared. */
export async function s3Server(bucket = 'diyar') {
  const config = { bucket, region: 'us-east-1', accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
  const objects = new Map<string, Buffer>();
  /** Requests refused for their signature. */
  let refused = 0;
  /** How many of the next writes answer 503, as a busy store does. */
  let busy = 0;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://s3');
    if (!isSigned(request, url, config)) {
      refused++;
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    if (!url.pathname.startsWith(`/${bucket}`))
      return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    if (url.searchParams.get('list-type') === '2') {
      const prefix = url.searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()].filter((objectKey) => objectKey.startsWith(prefix));
      const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
      return response.end(`<?xml version="1.0"?><ListBucketResult>${contents}</ListBucketResult>`);
    }
    if (request.method === 'PUT') {
      if (busy-- > 0) return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      objects.set(key, Buffer.concat(chunks));
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const body = objects.get(key);
    if (!body) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-length': body.length }).end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { ...config, endpoint } satisfies ObjectStoreConfig,
    objects,
    refused: () => refused,
    beBusy(times: number) {
      busy = times;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function isSigned(
  request: IncomingMessage,
  url: URL,
  { accessKeyId, secretAccessKey, region }: { accessKeyId: string; secretAccessKey: string; region: string },
): boolean {
  const header = request.headers.authorization ?? '';
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header) ?? [];
  const [id, day = ''] = scope.split('/');
  const date = String(request.headers['x-amz-date']);
  if (id !== accessKeyId || !date.startsWith(day)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const payload = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, payload].join('\n');
  const rest = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, rest, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature;
}
