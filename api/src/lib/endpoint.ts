import { z } from 'zod';
import { boxIn } from '#rules/box.ts';
import { figureIn } from '#rules/digits.ts';
import type { Section } from '#rules/sections.ts';

type Schema = z.ZodType;

/** The contract of one call: the server validates and serialises with it, the client is typed by it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, Fastify style: `/listings/:id`. */
  path: string;
  summary: string;
  /**
   * Access: anyone, any signed-in user, or those whose account type has the section. Administrators need their second
   * factor for every section but their own settings and notifications.
   */
  access: 'public' | 'user' | Section;
  /** The code of the 401 for a visitor without a session, where `unauthorized` is too general. */
  loginCode?: string;
  /**
   * `fresh`: only with a proof of the last ten minutes that the account's owner sits there (`POST /auth/proof`), for what
   * changes how somebody signs in. `code`: only with a code of the authenticator shown in the last fifteen, for what an
   * administrator can't take back: money, bans, seeing as somebody else, forced deletion.
   */
  proof?: 'fresh' | 'code';
  /**
   * The header `Idempotency-Key`: `required` where money moves, `honoured` where something is created. The handler then works
   * on `call.db`, the transaction that stores its answer too.
   */
  idempotency?: 'required' | 'honoured';
  /** `accepted`: the caller is known whatever became of the session, so that leaving always succeeds. */
  endedSession?: 'accepted';
  /** The refresh token comes in the body, or in the cookie of a caller that sends `X-Session: cookie`. */
  takesRefreshToken?: true;
  /** The feature it is listed under in the published documentation. */
  tag: string;
  params?: Schema;
  query?: Schema;
  /** The parameters as documented, where `query` reads more than one schema can say. */
  queryDocs?: Schema;
  body?: Schema;
  /**
   * A body that is a file: the multipart field it comes in (`several`: up to that many of it), or the next piece of a long file
   * (`application/offset+octet-stream`) with the headers that say where it belongs.
   */
  upload?: { field: string; several?: number } | { headers: readonly string[] };
  /**
   * Status of success, 200 unless said. 201 is sent for the handler; of two it says which (201 where something was made), and
   * the 302 that leads elsewhere is its own.
   */
  success?: 201 | 302 | readonly [200, 201];
  /** The schema of `data` in a successful answer. */
  data: Schema;
  /** Media types, where success is a file instead of the envelope. */
  file?: readonly string[];
  /** Codes of the expected failures; each has a sentence in both languages in the feature's messages.ts. */
  errors?: readonly string[];
}

/** Media type of a stream of server-sent events, which is answered as long as its reader stays. */
export const EVENT_STREAM = 'text/event-stream';

export const endpoint = <const E extends Endpoint>(spec: E): E => spec;

export type DataOf<E extends Endpoint> = z.output<E['data']>;
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? z.input<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : undefined;
export type ParamsOf<E extends Endpoint> = E['params'] extends Schema ? z.input<E['params']> : undefined;

export const ErrorDetail = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type ErrorDetail = z.infer<typeof ErrorDetail>;

/** The one envelope of every answer (spec, section 7). */
export const ok = <T extends Schema>(data: T) =>
  z.object({
    success: z.literal(true),
    data,
    message: z.string().nullable(),
    errors: z.null(),
    statusCode: z.int(),
    code: z.null(),
  });

export const Failure = z.object({
  success: z.literal(false),
  /** Null but where an error has more to say than words: a conflict carries the other version. */
  data: z.unknown(),
  message: z.string(),
  errors: z.array(ErrorDetail).nullable(),
  statusCode: z.int(),
  code: z.string(),
});
export type Failure = z.infer<typeof Failure>;

/** How the person behind a session can be asked for; the `data` of `proof_required`. No way at all: the second factor suffices. */
export interface ProofWays {
  password: boolean;
  /** A code of six digits by mail. */
  mail: boolean;
  google: boolean;
  /** The second factor is asked for besides. */
  secondFactor: boolean;
}

export const Lang = z.enum(['ar', 'en']);
export type Lang = z.infer<typeof Lang>;

/** Where a list stands: page numbers count from 1. */
export const Page = z.object({ number: z.int(), size: z.int(), total: z.int() });
export type Page = z.infer<typeof Page>;

/** A value given several times, or once with commas: `a=1&a=2`, `a=1,2`. */
export const several = <T extends Schema>(item: T, max = 30) =>
  z.preprocess((value: string | readonly string[] | undefined) => {
    if (value === undefined || value === '') return undefined;
    const parts = (Array.isArray(value) ? value : [value]).flatMap((part) => String(part).split(','));
    return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
  }, z.array(item).max(max).optional());

/** A moment with its offset, handed on in UTC: PostgreSQL knows fewer offsets (to ±15:59) and other years than ISO 8601. */
export const Moment = z.iso.datetime({ offset: true }).transform((text, context) => {
  const at = new Date(text);
  const utc = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  if (/^(?:19|[2-9]\d)\d\d-/.test(utc)) return utc;
  context.addIssue({ code: 'invalid_format', format: 'datetime', input: text });
  return z.NEVER;
});

/** Digits of either script (Arabic-Indic or Persian) to a number; an empty value is absent. */
const toNumber = (value: string | number | undefined) => {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') return value;
  return figureIn(value) ?? value;
};
export const number = (schema: z.ZodNumber) => z.preprocess(toNumber, schema.optional());
export const flag = z.preprocess(
  (value: string | boolean | undefined) =>
    value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
  z.boolean().optional(),
);

/** `west,south,east,north` in degrees. */
export const Box = z.string().transform((text, context) => {
  const box = boxIn(text);
  if (box) return box;
  context.addIssue({ code: 'custom', params: { code: 'bad_box' }, message: 'bad_box', input: text });
  return z.NEVER;
});
