import type { Transport, WireReply, WireRequest } from './api-client.ts';

const GIVE_UP_MS = 30_000;
const SESSION_HEADER = 'x-session';

/** The browser's way to the API: JSON bodies, cookies along; `FormData` and `Blob` go as they are. */
export const fetchTransport: Transport = async (request) => {
  if (request.onProgress && request.body instanceof FormData) return upload(request, request.body);
  const { method, path, headers, body, signal, isFile, onlyKept } = request;
  const isForm = body instanceof FormData;
  const isWhole = isForm || body instanceof Blob;
  // Asks for the refresh token as a cookie; no foreign form could send this header.
  const sent = { ...headers, [SESSION_HEADER]: 'cookie' };
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
  if (isFile && response.ok) return { statusCode: response.status, body: await response.blob() };
  return { statusCode: response.status, body: await response.json().catch(() => undefined) };
};

/** `fetch` doesn't tell how far an upload is; this older way does. */
function upload({ method, path, headers, signal, onProgress }: WireRequest, form: FormData): Promise<WireReply> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const abort = () => request.abort();
    request.open(method, path);
    request.withCredentials = true;
    request.responseType = 'text';
    for (const [name, value] of Object.entries({ ...headers, [SESSION_HEADER]: 'cookie' }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => resolve({ statusCode: request.status, body: parsed(request.responseText) });
    request.onerror = () => reject(new TypeError('the upload failed'));
    request.onabort = () => reject(new DOMException('the upload was given up', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) reject(new DOMException('the upload was given up', 'AbortError'));
    else request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
