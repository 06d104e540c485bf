import { everydayWords } from '../everyday-words.ts';
import { report } from '../lib/figures.ts';
import { listings, search } from '../lib/target.ts';

// One everyday word more, before or behind a search that finds much: none may leave nothing, or hide a listing without saying so.
const PLAIN = 'شقة للبيع بحمص';

interface Asked {
  total: number;
  /** Whether the answer says that the word leaves something out, by a chip or the line above the list. */
  isSaid: boolean;
}

async function ask(keywords: string, chips: number): Promise<Asked> {
  const { data } = await search({ keywords, limit: 1 });
  if (data.degraded) throw new Error('the engine is down: this would measure PostgreSQL');
  return { total: data.page.total, isSaid: data.recognised.length > chips || data.ranked !== null };
}

const { data: plain } = await search({ keywords: PLAIN, limit: 1 });
const all: number = plain.page.total;
const zero: string[] = [];
const silent: string[] = [];
const words = everydayWords();
for (const { group, word } of words) {
  for (const said of [`${word} ${PLAIN}`, `${PLAIN} ${word}`]) {
    const { total, isSaid } = await ask(said, plain.recognised.length);
    if (total === 0) zero.push(`${said} (${group})`);
    else if (total < all && !isSaid) silent.push(`${said} (${group}): ${total}`);
  }
}
for (const line of [...zero.map((said) => `nothing: ${said}`), ...silent.map((said) => `silently fewer: ${said}`)])
  console.log(`  ${line}`);
report(`everyday words round «${PLAIN}»: ${all} of ${(await listings()).toLocaleString('en-US')} public listings`, [
  ['words, each before and behind', words.length, words.length >= 105],
  ['nothing found (0)', zero.length, zero.length === 0],
  ['silently fewer (0)', silent.length, silent.length === 0],
]);
