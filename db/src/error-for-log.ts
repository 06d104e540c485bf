interface SerializedError {
  [key: string]: unknown;
  aggregateErrors?: SerializedError[];
}

/** Facts that tell an operator where to look; PostgreSQL's `detail` and `where` repeat rows, a mail library's fields addresses. */
const FACTS = new Set([
  ...['type', 'name', 'message', 'stack', 'code', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint'],
  ...['routine', 'file', 'line', 'position', 'syscall', 'command', 'complaint'],
]);

const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** As people and as we write it. Not within a longer word: ids, digests and file names stay whole. */
const PHONE = /(?<![\p{L}\p{N}_.:/-])(?:\+|00)?\p{Nd}(?:[ ()-]?\p{Nd}){8,14}(?![\p{L}\p{N}_-])/gu;
/** The value PostgreSQL could not read: `invalid input syntax for type uuid: "…"`. */
const UNREADABLE = /(\b(?:invalid|out of range|malformed)[^"\n]*: )"[^"\n]*"/g;

/** A text with its e-mails, telephones and refused values taken out. */
export const withoutPersonalData = (text: string): string =>
  text.replace(UNREADABLE, '$1"…"').replace(EMAIL, '…').replace(PHONE, '…');

/** Lets of an error (as a logger serialised it) through what names no person: known facts, numbers, truths. */
export function errorForLog(error: unknown): unknown {
  if (typeof error === 'string') return withoutPersonalData(error);
  if (typeof error !== 'object' || error === null) return error;
  const { aggregateErrors, ...fields } = error as SerializedError;
  const facts: SerializedError = {};
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'number' || typeof value === 'boolean') facts[key] = value;
    else if (FACTS.has(key) && typeof value === 'string') facts[key] = withoutPersonalData(value);
  }
  return { ...facts, ...(aggregateErrors && { aggregateErrors: aggregateErrors.map(errorForLog) }) };
}
