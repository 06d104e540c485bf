import { JUDGED_STREET_NAMES } from '../judged-street-names.ts';
import { JUDGED_STREET_NAMES_2 } from '../judged-street-names-2.ts';
import { JUDGED_STREET_NAMES_3 } from '../judged-street-names-3.ts';
import { JUDGED_STREET_NAMES_4 } from '../judged-street-names-4.ts';
import { report, spread } from '../lib/figures.ts';
import { target } from '../lib/target.ts';

// Streets as people type them: whether the one that is meant is among the first three, in the form and in the search box.
const FIRST = 3;
const WANTED = 90;

const readJudged = (set: string) =>
  set.split('\n').flatMap((line) => {
    const [typed = '', street = ''] = line.split('=>').map((cell) => cell.trim());
    const [city = '', ...names] = street.split('|').map((cell) => cell.trim());
    return typed === '' ? [] : [{ typed, city, names: names.filter(Boolean) }];
  });

async function ask<Data>(path: string, params: Record<string, string>): Promise<Data> {
  const reply = await fetch(`${target.site}/api${path}?${new URLSearchParams(params)}`);
  const { data } = await reply.json();
  if (!reply.ok) throw new Error(`${reply.status} ${path} ${JSON.stringify(params)}`);
  return data;
}

interface Found {
  key: string;
  name: string;
  cityKey: string;
}
const found = async (query: string, language: string): Promise<Found[]> =>
  (await ask<{ streets: Found[] }>('/streets/search', { query, language })).streets;
const isNamed = (name: string, wanted: string) =>
  name === wanted || name.endsWith(` ${wanted}`) || name.startsWith(`${wanted} `);

const times: number[] = [];
async function judge(set: string): Promise<{ right: number; offered: number; judged: number }> {
  const judged = readJudged(set);
  let [right, offered] = [0, 0];
  for (const { typed, city, names } of judged) {
    const started = performance.now();
    const arabic = await found(typed, 'ar');
    times.push(performance.now() - started);
    const english = await found(typed, 'en');
    const first = arabic
      .slice(0, FIRST)
      .map(({ key, cityKey, name }, at) => ({ key, cityKey, said: [name, english[at]?.name ?? ''] }));
    const street = first.find(
      ({ cityKey, said }) => cityKey === city && said.some((name) => names.some((wanted) => isNamed(name, wanted))),
    );
    if (street) right++;
    else
      console.log(
        `  ${typed}: ${first.map(({ key }) => key).join(', ') || 'nothing'}, not ${names.join(' / ')} in ${city}`,
      );
    const { items } = await ask<{ items: { search: string | null }[] }>('/search/suggestions', {
      query: typed,
      language: 'ar',
    });
    if (street && items.some(({ search }) => search === `street=${street.key}`)) offered++;
  }
  return { right, offered, judged: judged.length };
}

const judgedSets = [JUDGED_STREET_NAMES, JUDGED_STREET_NAMES_2, JUDGED_STREET_NAMES_3, JUDGED_STREET_NAMES_4];
const sets: Awaited<ReturnType<typeof judge>>[] = [];
for (const set of judgedSets) sets.push(await judge(set));
const { p50, p95 } = spread(times);
report('Streets as people type them', [
  ...sets.flatMap(({ right, offered, judged }, index): Parameters<typeof report>[1] => [
    [`set ${index + 1}: streets (100)`, judged, judged === 100],
    [`set ${index + 1}: among the first ${FIRST} of the form (≥ ${WANTED})`, right, right >= WANTED],
    [`set ${index + 1}: offered by the search box, among places, kinds and listings`, offered],
  ]),
  ['median and p95 in the form', `${p50} and ${p95} ms`],
]);
