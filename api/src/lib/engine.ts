import { setTimeout } from 'node:timers/promises';
import type { ListingDocument } from '@diyar/indexer/document';
import { Meilisearch, type MultiSearchParams, type MultiSearchResult, type SearchParams } from 'meilisearch';
import { createBreaker } from './breaker.ts';
import { AppError } from './errors.ts';

export type EngineQuery = SearchParams & { q: string };
/** Hits hold what the query's `attributesToRetrieve` names. */
export type EngineResult = MultiSearchResult<ListingDocument>;

/** The search engine as this process sees it: questions only. Writes belong to the indexer. */
export interface Engine {
  /** Answers in the order asked. Throws `EngineDown` whenever there is no usable answer, whatever the reason. */
  ask(queries: EngineQuery[]): Promise<EngineResult[]>;
  healthy(): Promise<boolean>;
  /** Of this process, since it started; `isAway`: it does not ask for the time being. */
  figures(): { answered: number; unanswered: number; isAway: boolean };
  /** Ends the look-outs for an engine that is away. */
  close(): void;
}

/** The engine gave no usable answer; the caller falls back to PostgreSQL. */
export class EngineDown extends AppError {
  /** The engine is there and refused this one question: our own fault, worth an error in the log. */
  readonly isRefusal: boolean;

  constructor(cause: unknown, isRefusal = false) {
    super('service_unavailable', 503);
    this.cause = cause;
    this.isRefusal = isRefusal;
  }
}

/** Patience with a silent engine; PostgreSQL has the rest of the 1.5 s that R14 allows. */
const SILENCE_MS = 700;
const PULSE_MS = 200;
/** Patience with an engine that is alive and busy, reading a cold index for instance: still less than to come back later. */
const BUSY_MS = 5_000;

/** Below it the second trip costs what it saves. */
const FEWEST_FOR_TWO_TRIPS = 3;

class EngineTimeOut extends Error {
  override readonly name = 'EngineTimeOut';
}

/**
 * The one place this process makes an engine client. `identity` because a gzip reply of the engine meets Nagle and
 * delayed acknowledgement: 44 ms instead of 1 (docs/decisions.md).
 */
export function createEngine({ url, key, prefix }: { url: string; key: string; prefix: string }): Engine {
  const client = new Meilisearch({
    host: url,
    apiKey: key,
    timeout: BUSY_MS,
    requestInit: { headers: { 'accept-encoding': 'identity' } },
  });
  const indexUid = `${prefix}listings`;
  const trip = async (queries: EngineQuery[]) => {
    const { results } = await client.multiSearch<MultiSearchParams, ListingDocument>({
      queries: queries.map((query) => ({ indexUid, ...query })),
    });
    if (results?.length !== queries.length) throw new Error('an answer with results missing');
    return results;
  };
  /** The engine answers the queries of a trip one after another: two trips at once are a fifth to a third sooner back. */
  const search = async (queries: EngineQuery[]) => {
    if (queries.length < FEWEST_FOR_TWO_TRIPS) return trip(queries);
    const half = Math.floor(queries.length / 2);
    const [first, second] = await Promise.all([trip(queries.slice(0, half)), trip(queries.slice(half))]);
    return [...first, ...second];
  };
  const hasPulse = async () => {
    const reply = await fetch(`${url}/health`, { signal: AbortSignal.timeout(PULSE_MS) }).catch(() => undefined);
    return reply?.ok === true;
  };
  /** A question's answer; one that is late is waited for only where the engine shows a sign of life. */
  async function answerOf(queries: EngineQuery[]): Promise<EngineResult[]> {
    const answer = search(queries);
    const silence = setTimeout(SILENCE_MS, undefined, { ref: false });
    const first = await Promise.race([answer, silence]);
    if (first) return first;
    if (await Promise.race([hasPulse(), answer.then(() => true)])) return answer;
    throw new EngineTimeOut('silent');
  }
  // A question of the visitors' kind: a wrong key or a missing index answers `/health` as if nothing were amiss.
  const breaker = createBreaker({ probe: () => search([{ q: '', limit: 0 }]) });
  let answered = 0;
  let unanswered = 0;
  return {
    async ask(queries) {
      if (breaker.isOpen()) {
        unanswered++;
        throw new EngineDown('away since an earlier question');
      }
      try {
        const results = await answerOf(queries);
        breaker.succeeded();
        answered++;
        return results;
      } catch (error) {
        unanswered++;
        if (isRefusal(error)) throw new EngineDown(error, true);
        breaker.failed(isTimeout(error));
        throw new EngineDown(error);
      }
    },
    healthy: () => client.isHealthy(),
    figures: () => ({ answered, unanswered, isAway: breaker.isOpen() }),
    close: () => breaker.close(),
  };
}

/** The question itself was refused. A wrong key (401, 403), a flood (429) or an index not built yet concern every question. */
function isRefusal(error: unknown): boolean {
  const status = (error as { response?: { status?: number } }).response?.status;
  return status === 400 || status === 413 || status === 422;
}

/** The client wraps its own timeout into the error of a failed request. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (/TimeOut/i.test(error.name) || isTimeout(error.cause));
