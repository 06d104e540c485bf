import { createHmac } from 'node:crypto';
import { foldText } from '@diyar/indexer/arabic';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '#lib/deps.ts';
import { createWriteBuffer } from '#lib/write-buffer.ts';
import { dayOf, isBot, visitorOf } from '../views/index.ts';
import { type Miss, writeMisses } from './write-misses.ts';

const LONGEST = 80;
/** A telephone or identity number, an e-mail or a link: somebody's, even when three people type it. */
const PERSONAL = /@|https?:|www\.|\p{Nd}(?:[\s()./+-]*\p{Nd}){5,}/u;

/** Words as they are counted, folded; undefined for what says nothing or may name a person. */
export function countedWords(typed: string): string | undefined {
  if (PERSONAL.test(typed)) return undefined;
  const words = foldText(typed).replace(/\s+/g, ' ').trim();
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 2 && words.length <= LONGEST ? words : undefined;
}

/** Notes words that found nothing, off the request's way. Pages made by this process ask for somebody unknown. */
export function createMissLog({ db, config, log, siteClock }: Deps, ownCallSecret: string) {
  const { secret } = config.auth;
  const misses = createWriteBuffer<Miss>({
    write: (batch) => writeMisses(db, batch),
    log,
    everyMs: config.views.writeEveryMs,
    capacity: 5_000,
  });
  const hashOf = (words: string) => createHmac('sha256', secret).update(`miss ${words}`).digest('hex').slice(0, 32);

  return {
    note({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, typed: string): void {
      const userAgent = headers['user-agent'] ?? '';
      const isCounted = headers.dnt !== '1' && headers['sec-gpc'] !== '1' && !isBot(userAgent);
      if (!isCounted || headers['x-own-call'] === ownCallSecret) return;
      const words = countedWords(typed);
      if (words === undefined) return;
      const miss = hashOf(words);
      // Not by day but by these words: the same person on two days is one, and no other search has this hash.
      misses.add({
        miss,
        asker: visitorOf({ userId: null, ip, userAgent }, miss, secret),
        words,
        day: dayOf(siteClock.now()),
      });
    },
    flush: misses.flush,
    close: misses.close,
  };
}
