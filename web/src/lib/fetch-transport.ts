import type { Transport } from './api-client.ts';
import { CATALOGUE_HEADER } from './catalogue.ts';
import { loadLazily } from './lazy-page.ts';

const GIVE_UP_MS = 30_000;

/** The browser's way to the API: JSON bodies, cookies along; `FormData` and `Blob` go as they are. */
export const fetchTransport: Transport = async (request) => {
  const { method, path, body, signal, isFile, onlyKept } = request;
  const isForm = body instanceof FormData;
  const isWhole = isForm || body instanceof Blob;
  // Asks for the refresh token as a cookie; no foreign form could send this header.
  const sent = { ...request.headers, 'x-session': 'cookie' };
  if (isForm && request.onProgress) {
    const { upload } = await loadLazily(() => import('./upload.ts'));
    return upload({ ...request, headers: sent }, body);
  }
  const limit = isForm ? undefined : AbortSignal.timeout(GIVE_UP_MS);
  const response = await fetch(path, {
    method,
    credentials: 'include',
    // The service worker answers these from its stores, or not at all.
    ...(onlyKept && { cache: 'only-if-cached', mode: 'same-origin' }),
    headers: body === undefined || isWhole ? sent : { ...sent, 'content-type': 'application/json' },
    body: body === undefined ? undefined : isWhole ? body : JSON.stringify(body),
    signal: signal && limit ? AbortSignal.any([signal, limit]) : (signal ?? limit),
  });
  const { status: statusCode } = response;
  const catalogue = response.headers.get(CATALOGUE_HEADER) ?? undefined;
  if (isFile && response.ok) return { statusCode, catalogue, body: await response.blob() };
  return { statusCode, catalogue, body: await response.json().catch(() => undefined) };
};
