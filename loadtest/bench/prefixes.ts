import { JUDGED_PREFIXES } from '../judged-prefixes.ts';
import { report, round, spread } from '../lib/figures.ts';
import { listings, target } from '../lib/target.ts';

// What is being typed: whether the wanted name is among the first five suggestions, and how soon they are there.
const FIRST = 5;

const judged = JUDGED_PREFIXES.split('\n').flatMap((line) => {
  const [typed = '', wanted = ''] = line.split('=>').map((cell) => cell.trim());
  return typed === '' ? [] : typed.split('|').map((query) => ({ query, wanted }));
});

async function suggest(query: string): Promise<{ texts: string[]; ms: number }> {
  const started = performance.now();
  const reply = await fetch(`${target.site}/api/search/suggestions?${new URLSearchParams({ query, language: 'ar' })}`);
  const { data } = await reply.json();
  if (!reply.ok) throw new Error(`${reply.status} ${query}`);
  return { texts: data.items.map(({ text }: { text: string }) => text), ms: performance.now() - started };
}

for (const { query } of judged.slice(0, 20)) await suggest(query); // warm
const times: number[] = [];
let right = 0;
for (const { query, wanted } of judged) {
  const { texts, ms } = await suggest(query);
  times.push(ms);
  if (texts.slice(0, FIRST).some((text) => text.includes(wanted))) right++;
  else console.log(`  ${query}: ${texts.slice(0, FIRST).join(', ') || 'nothing'}, not ${wanted}`);
}
const { p50, p95 } = spread(times);
report(`${judged.length} beginnings, ${(await listings()).toLocaleString('en-US')} public listings`, [
  ['beginnings (≥ 150)', judged.length, judged.length >= 150],
  [
    'the wanted name in the first five (≥ 90 %)',
    `${round((right / judged.length) * 100)} %`,
    right / judged.length >= 0.9,
  ],
  ['median and p95 (≤ 60 ms)', `${p50} and ${p95} ms`, p95 <= 60],
]);
