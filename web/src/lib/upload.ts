import type { WireReply, WireRequest } from './api-client.ts';

/** `fetch` doesn't tell how far an upload is; this older way does. */
export function upload({ method, path, headers, signal, onProgress }: WireRequest, form: FormData): Promise<WireReply> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const abort = () => request.abort();
    request.open(method, path);
    request.withCredentials = true;
    request.responseType = 'text';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
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
