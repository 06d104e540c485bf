import { MeilisearchError } from 'meilisearch';

/** The engine's reason for a refusal, kept with a dead letter. */
export interface EngineComplaint {
  code: string;
  message: string;
}

/** The engine understood and said no: the documents (or settings) are at fault, sending them again changes nothing. */
export class EngineRefused extends Error {
  override name = 'EngineRefused';
  readonly complaint: EngineComplaint;
  constructor({ code, message }: EngineComplaint) {
    // The engine quotes whole documents.
    const short = message.slice(0, 300);
    super(`${code}: ${short}`);
    this.complaint = { code, message: short };
  }
}

/** The engine broke on the documents: its own fault or theirs, only trying a part of them tells. */
export class EngineBroke extends EngineRefused {
  override name = 'EngineBroke';
}

/** No usable answer: unreachable, overloaded, a task lost or cancelled. Try again later. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable';
  /** The request may still arrive, after whatever is sent next. */
  readonly uncertain: boolean;
  constructor(message: string, options: { cause?: unknown; uncertain?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.uncertain = options.uncertain ?? false;
  }
}

/** Answers that say nothing about the documents. */
const NOT_THEIR_FAULT = new Set([401, 403, 404, 408, 429]);

/** A failure of a request as one of the three above; a mistake of our own stays what it is. */
export function asEngineError(error: unknown): unknown {
  // A syntax error is half an answer that could not be read.
  if (!(error instanceof MeilisearchError || error instanceof SyntaxError)) return error;
  const { message, response, cause } = error as Error & { response?: { status: number }; cause?: { code?: string } };
  if (response === undefined) return new EngineUnavailable(message, { cause: error, uncertain: timedOut(error) });
  const refused = response.status >= 400 && response.status < 500 && !NOT_THEIR_FAULT.has(response.status);
  if (refused) return new EngineRefused({ code: cause?.code ?? `http_${response.status}`, message });
  // A gateway that gave up may have passed the request on.
  const uncertain = response.status === 502 || response.status === 504;
  return new EngineUnavailable(`${response.status}: ${message}`, { cause: error, uncertain });
}

/** A request we stopped waiting for may be delivered yet by whatever held it up; a refused or reset connection won't. */
function timedOut(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/Time-?out|Abort/i.test(cause.name)) return true;
  }
  return false;
}
