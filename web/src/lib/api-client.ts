import type { Purse } from '@diyar/api/contracts/credits';
import type { ProofWays } from '@diyar/api/endpoint';
import type { AnswerOf, EndpointsOf, FileEndpoints, Given } from '@diyar/api/endpoints';
import { ApiError, type ErrorCode, type FieldError } from './api-error.ts';
import type { Lang } from './language.ts';

export type { Purse };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Scalar = string | number | boolean;
export type Query = Record<string, Scalar | readonly Scalar[] | null | undefined>;

export type WireRequest = {
  method: Method;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  /** Told how much of the body has left, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** A good answer is a file, not the envelope: the reply's body is a `Blob`. */
  isFile?: boolean;
  /** In the offline mode: only what this device has kept. */
  onlyKept?: boolean;
};
export type WireReply = {
  statusCode: number;
  body: unknown;
  /** Version of the names, categories and filters it was made with. */
  catalogue?: string | undefined;
};
/** Carries one request: `fetch` in the browser, the app itself on the server. Rejects when there was no answer. */
export type Transport = (request: WireRequest) => Promise<WireReply>;

/** Hook of a signed-in session for the call layer. */
export type SessionHook = {
  /** Whether a 401 is worth a renewal. */
  isSignedIn: () => boolean;
  /** The token to send; may wait for one that is on its way. Rejects with an `ApiError` when none can be had. */
  accessToken: () => Promise<string | undefined>;
  /** Called once on a 401 with the token that was refused; rejects with an `ApiError` when no new one can be had. */
  renew: (refused: string | undefined, isWrite?: boolean) => Promise<void>;
  /** Told of every failure: some end the session. */
  refused: (error: ApiError) => void;
};

/** Asks who sits there, for calls that change how somebody signs in. */
export type ProofHook = {
  kept: () => Promise<string | undefined>;
  ask: (ways: ProofWays) => Promise<string | undefined>;
};

export type ClientText = 'offline' | 'offlineNoCache' | 'noCache' | 'requestFailed' | 'network' | 'server' | 'unknown';

export type ApiDeps = {
  lang: Lang;
  transport: Transport;
  clientText: (text: ClientText) => string;
  isOffline?: () => boolean;
  /** Shows a failure; used when a call's `errorToast` is on. */
  showError?: (message: string) => void;
  session?: SessionHook;
  proofs?: ProofHook;
  /** Named in every call that `calls` fits: purse-calls.ts comes with the screens about money alone. */
  purse?: Purse | undefined;
  calls?: RegExp;
};

export type CallOptions = {
  signal?: AbortSignal;
  /** Beyond those of every call. */
  headers?: Record<string, string>;
  /** Told how much of an upload has left, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Show the server's message as a toast. On for writes, off for reads (a page shows its own panel). */
  errorToast?: boolean;
  /** `true` makes a key; pass your own to keep it over several tries of the same act. */
  idempotencyKey?: string | true;
};

type Parts = { params?: Record<string, Scalar>; query?: Query; body?: unknown };
type Sent = CallOptions & Parts & Pick<WireRequest, 'isFile'>;
type Arguments<E> = E extends unknown
  ? Record<never, never> extends Given<E>
    ? [options?: CallOptions & Given<E>]
    : [options: CallOptions & Given<E>]
  : never;
/** Typed by the contract of the endpoint: `params` fill the path, the answer is the envelope's `data`. */
type Call<T> = <P extends keyof T>(path: P, ...options: Arguments<T[P]>) => Promise<AnswerOf<T[P]>>;
export type Api = {
  lang: Lang;
  /** The same layer speaking for a session. */
  with: (session: SessionHook) => Api;
  /** The same layer for one purse: one's own money, or the office's. */
  of: (purse: Purse, calls: RegExp) => Api;
  purse?: Purse | undefined;
  get: Call<EndpointsOf<'GET'>>;
  post: Call<EndpointsOf<'POST'>>;
  put: Call<EndpointsOf<'PUT'>>;
  patch: Call<EndpointsOf<'PATCH'>>;
  delete: Call<EndpointsOf<'DELETE'>>;
  /** A file that only the signed-in user may read, to be shown from an object URL. */
  getFile: <P extends keyof FileEndpoints>(path: P, ...options: Arguments<FileEndpoints[P]>) => Promise<Blob>;
};

/** The one call layer. `path` starts after `/api`; resolves to the envelope's `data`, rejects with an `ApiError`. */
export function createApi(deps: ApiDeps): Api {
  async function send(method: Method, path: string, options: Sent = {}): Promise<unknown> {
    try {
      return await attempt(deps, method, path, options);
    } catch (error) {
      if (error instanceof ApiError) deps.session?.refused(error);
      if (error instanceof ApiError && (options.errorToast ?? method !== 'GET')) deps.showError?.(error.message);
      throw error;
    }
  }

  // Held against each of the 150 endpoints, this one function costs tsc minutes.
  const call =
    (method: Method, isFile?: boolean) =>
    (path: string, options?: Sent): Promise<never> =>
      send(method, path, { ...options, isFile }) as Promise<never>;

  return {
    lang: deps.lang,
    with: (session) => createApi({ ...deps, session }),
    of: (purse, calls) => createApi({ ...deps, purse, calls }),
    purse: deps.purse,
    get: call('GET') as never,
    post: call('POST') as never,
    put: call('PUT') as never,
    patch: call('PATCH') as never,
    delete: call('DELETE') as never,
    getFile: call('GET', true) as never,
  };
}

async function attempt(deps: ApiDeps, method: Method, path: string, options: Sent): Promise<unknown> {
  const isOffline = deps.isOffline?.() ?? false;
  if (isOffline && method !== 'GET') throw new ApiError('offline', 0, deps.clientText('offline'));
  // Kept answers were nobody's in particular, so nobody needs to be known for it.
  if (isOffline) return unwrap(deps, await reply(deps, method, path, options, undefined, undefined, true));

  const { session } = deps;
  const key = options.idempotencyKey === true ? crypto.randomUUID() : options.idempotencyKey;
  const call = async (proof?: string) => {
    const given = proof === undefined ? options : { ...options, headers: { ...options.headers, 'x-proof': proof } };
    const send = (token: string | undefined) => reply(deps, method, path, given, key, token);
    const token = await session?.accessToken();
    const answer = await send(token);
    if (answer.statusCode !== 401 || !session?.isSignedIn()) return answer;
    await session.renew(token, method !== 'GET');
    return send(await session.accessToken());
  };
  return unwrap(deps, await withProof(deps.proofs, call));
}

/** The proof goes only where it is asked for: that of a moment ago first, then a new one. Called off, the refusal stands. */
async function withProof(
  proofs: ProofHook | undefined,
  call: (proof?: string) => Promise<WireReply>,
): Promise<WireReply> {
  const refused = await call();
  if (!proofs || !asksProof(refused)) return refused;
  const kept = await proofs.kept();
  const answer = kept ? await call(kept) : refused;
  if (!asksProof(answer)) return answer;
  const proof = await proofs.ask((answer.body as { data: ProofWays }).data);
  return proof ? call(proof) : answer;
}

const asksProof = ({ statusCode, body }: WireReply) =>
  statusCode === 403 && (body as Envelope | undefined)?.code === 'proof_required';

async function reply(
  { lang, transport, clientText, purse, calls }: ApiDeps,
  method: Method,
  path: string,
  { params = {}, query, body, signal, onProgress, isFile, headers: own }: Sent,
  idempotencyKey: string | undefined,
  token: string | undefined,
  onlyKept?: boolean,
): Promise<WireReply> {
  const headers: Record<string, string> = { ...own, accept: 'application/json', 'accept-language': lang };
  if (token) headers.authorization = `Bearer ${token}`;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  try {
    return await transport({
      method,
      path: `/api${path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))}${queryString(calls?.test(path) ? { ...query, purse } : query)}`,
      headers,
      body,
      signal,
      onProgress,
      isFile,
      onlyKept,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    // The offline mode can be chosen while there is a network.
    if (onlyKept)
      throw new ApiError('offline', 0, clientText(globalThis.navigator?.onLine ? 'noCache' : 'offlineNoCache'));
    throw new ApiError('network_error', 0, clientText('network'));
  }
}

/** `?a=1&b=2&b=3`, without empty values: the server never sees `?city=`. */
export function queryString(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') params.append(key, String(item));
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}

type Envelope = { success?: unknown; data?: unknown; message?: unknown; errors?: unknown; code?: unknown };

/** A failure that brought no sentence. */
function wordless(statusCode: number): ClientText {
  if (statusCode >= 500) return 'server';
  return statusCode >= 400 ? 'requestFailed' : 'unknown';
}

function unwrap({ clientText }: ApiDeps, { statusCode, body }: WireReply): unknown {
  if (statusCode < 400 && body instanceof Blob) return body;
  const envelope = (body && typeof body === 'object' ? body : {}) as Envelope;
  if (statusCode < 400 && envelope.success !== false) return envelope.data;

  const message = typeof envelope.message === 'string' && envelope.message;
  throw new ApiError(
    typeof envelope.code === 'string' ? (envelope.code as ErrorCode) : 'unknown',
    statusCode,
    message || clientText(wordless(statusCode)),
    Array.isArray(envelope.errors) ? (envelope.errors as FieldError[]) : [],
    envelope.data,
  );
}
