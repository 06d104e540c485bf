import type { ShownAd } from '@diyar/api/contracts/advertisements';
import type { Answer } from '@diyar/api/endpoints';
import type { Api } from '#lib/api-client.ts';

type Place = ShownAd['place'];
export type Placed = { item: ShownAd; label: string };
type Asker = { place: Place; take: (placed: Placed | undefined) => void };

const PHONE = '(max-width: 639px)';
let waiting: Asker[] = [];

/** A question for all places of a page, since none of them stands twice. Answers `undefined` for an empty place. */
export function askForPlacement(api: Api, place: Place, take: Asker['take']): () => void {
  const asker = { place, take };
  waiting.push(asker);
  if (waiting.length === 1) setTimeout(() => void answerAll(api));
  return () => {
    waiting = waiting.filter((other) => other !== asker);
    asker.take = () => {};
  };
}

async function answerAll(api: Api): Promise<void> {
  const asked = waiting;
  waiting = [];
  if (asked.length === 0) return;
  const screen = matchMedia(PHONE).matches ? 'mobile' : 'web';
  const places = [...new Set(asked.map(({ place }) => place))].join(',');
  // A page without them is whole: nobody is told of a failure.
  const { items, label }: Answer<'GET /placements/display'> = await api
    .get('/placements/display', { query: { places, screen } })
    .catch(() => ({ items: [], label: '' }));
  for (const { place, take } of asked) {
    const item = items.find((item) => item.place === place);
    take(item && { item, label });
  }
}
