import { AwsClient } from 'aws4fetch';
import { type FileStore, META } from './file-store.ts';

/** An S3-compatible object store (AWS, MinIO, Ceph, …), addressed by path. */
export interface ObjectStoreConfig {
  /** `https://s3.eu-central-1.amazonaws.com`, `http://minio:9000` */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const UPLOAD_TRIES = 3;

/** @param folder the first part of every key: `images`, `videos`, `uploads` */
export function s3Files(config: ObjectStoreConfig, folder: string): FileStore {
  const { accessKeyId, secretAccessKey, region } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: UPLOAD_TRIES });
  const bucket = `${config.endpoint.replace(/\/$/, '')}/${config.bucket}`;
  const addressOf = (id: string, name: string) => `${bucket}/${folder}/${id}/${name}`;

  const ask = async (method: string, address: string, body?: Buffer): Promise<Response | undefined> => {
    const answer = await client.fetch(address, {
      method,
      ...(body && { body: new Uint8Array(body) }),
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`object store answered ${answer.status} to ${method} ${folder}`);
  };
  const put = async (id: string, name: string, data: Buffer) => {
    if (!(await ask('PUT', addressOf(id, name), data))) throw new Error(`there is no bucket ${config.bucket}`);
  };
  const has = async (id: string, name: string) => (await ask('HEAD', addressOf(id, name))) !== undefined;
  const read = async (id: string, name: string) => {
    const answer = await ask('GET', addressOf(id, name));
    return answer && Buffer.from(await answer.arrayBuffer());
  };

  return {
    async create(id, files) {
      if (await has(id, META)) return false;
      const { [META]: meta, ...others } = Object.fromEntries(files);
      await Promise.all(Object.entries(others).map(([name, data]) => put(id, name, data)));
      await put(id, META, meta ?? Buffer.from('{}'));
      return true;
    },
    async add(id, name, data) {
      if (await has(id, META)) await put(id, name, data);
    },
    has,
    async open(id, name) {
      const body = await read(id, name);
      return body && { size: body.length, body };
    },
    read,
    async remove(id) {
      await ask('DELETE', addressOf(id, META));
      const prefix = encodeURIComponent(`${folder}/${id}/`);
      const list = await ask('GET', `${bucket}?list-type=2&max-keys=1000&prefix=${prefix}`);
      // Our own names need no unescaping: letters, digits, dots, dashes and slashes.
      const keys = [...((await list?.text()) ?? '').matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key);
      await Promise.all(keys.map((key) => ask('DELETE', `${bucket}/${key}`)));
    },
  };
}
