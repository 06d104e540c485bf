import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Api, ApiAnswer } from './api-process.ts';
import { pause } from './until.ts';

/** A write under its own idempotency key, and the answer that counted. */
export interface Written {
  path: string;
  body: object;
  key: string;
  token: string;
  proof: string | undefined;
  answer: ApiAnswer;
}

/** Writes that are sent again under their key until the API answers, however often it dies meanwhile. */
export function keyedCalls(api: Api) {
  const done: Written[] = [];
  let resent = 0;

  async function send({ path, body, key, token, proof }: Omit<Written, 'answer'>): Promise<ApiAnswer> {
    for (;;) {
      const headers = { 'idempotency-key': key, ...(proof && { 'x-proof': proof }) };
      const answer = await api.call(path, { method: 'POST', token, headers, body }).catch(() => undefined);
      // No answer, or one that says "later": the first sending may have had its effect.
      const isLater = !answer || answer.status >= 500 || answer.json?.code === 'idempotency_in_progress';
      if (!isLater) return answer;
      resent++;
      await pause(100);
    }
  }

  return {
    done,
    resent: () => resent,
    async write(path: string, body: object, { token, proof }: { token: string; proof?: string | undefined }) {
      const call = { path, body, key: randomUUID(), token, proof };
      const answer = await send(call);
      done.push({ ...call, answer });
      return answer;
    },
    /** Sends a write once more. @returns whether the answer is the first one, word for word */
    async isRepeated(written: Written): Promise<boolean> {
      const again = await send(written);
      return again.status === written.answer.status && isDeepStrictEqual(again.json, written.answer.json);
    },
  };
}
export type KeyedCalls = ReturnType<typeof keyedCalls>;
