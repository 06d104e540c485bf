import type { Transport } from '#lib/api-client.ts';
import { isLang, type Lang } from '#lib/language.ts';

/** A call to the API from inside the process. `path` is whole (`/api/cities/provinces`), `body` the parsed answer. */
export type InProcessCall = (request: {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  lang: Lang;
}) => Promise<{ statusCode: number; body: unknown; catalogue?: string | undefined }>;

/** Loaders' way to the API on the server: no socket, and never anybody's session, so every page is an anonymous visitor's. */
export function inProcessTransport(call: InProcessCall): Transport {
  return async ({ method, path, headers }) => {
    const { pathname, searchParams } = new URL(path, 'http://in.process');
    const query = Object.fromEntries(
      [...new Set(searchParams.keys())].map((key) => {
        const values = searchParams.getAll(key);
        return [key, values.length === 1 ? (values[0] ?? '') : values];
      }),
    );
    const lang = headers['accept-language'];
    const { statusCode, body, catalogue } = await call({
      method,
      path: pathname,
      query,
      lang: isLang(lang) ? lang : 'ar',
    });
    return { statusCode, catalogue, body: typeof body === 'string' ? JSON.parse(body) : body };
  };
}
