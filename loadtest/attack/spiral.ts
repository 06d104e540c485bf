import { issueMessages } from '@diyar/api/lib/messages';
import { formatShape, readShape, SHAPE_LIMITS } from '@diyar/api/rules/shape';
import type { AttackedSite } from '../lib/attacked-site.ts';
import type { Tally } from '../lib/tally.ts';

export const title = 'spiral: drawn areas that wind, next to a square of the same box';

/** As often as a square of the same box, at the median. */
const MOST = 2;
const ROUNDS = 21;
const CENTRE = { lng: 36.3, lat: 33.5 };
const RADIUS = 0.05;

type Corner = readonly [lng: number, lat: number];

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  await refusals(site, tally);
  await costs(site, tally);
}

/** A line that goes round the centre so often and back beside itself. */
function spiral(turns: number, corners: number): Corner[] {
  const arm = (part: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const [angle, radius] = [(index / count) * turns * 2 * Math.PI, 0.001 + (index / count) * RADIUS * part];
      return [CENTRE.lng + Math.cos(angle) * radius, CENTRE.lat + Math.sin(angle) * radius] as const;
    });
  return [...arm(1, Math.ceil(corners / 2)), ...arm(0.93, Math.floor(corners / 2)).reverse()];
}

/** So many teeth, nearly as high as the whole. */
function comb(teeth: number): Corner[] {
  const step = (2 * RADIUS) / (2 * teeth);
  const edge = Array.from({ length: 2 * teeth }, (_, n): Corner => {
    const lat = CENTRE.lat + (n % 2 ? RADIUS : -RADIUS * 0.9);
    return [CENTRE.lng - RADIUS + n * step, lat];
  });
  return [...edge, [CENTRE.lng + RADIUS, CENTRE.lat - RADIUS], [CENTRE.lng - RADIUS, CENTRE.lat - RADIUS]];
}

const drawn = (...areas: (readonly Corner[])[]) =>
  formatShape(areas.map((corners) => ({ kind: 'polygon' as const, corners: [...corners], cut: false })));

/** The box round some corners. */
function boxOf(corners: readonly Corner[]): Corner[] {
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)];
  const [west, east, south, north] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

async function asked({ app }: AttackedSite, shape: string, lang: 'ar' | 'en' = 'en') {
  const began = performance.now();
  const answer = await app.get(`/listings/search?shape=${encodeURIComponent(shape)}&limit=1`, lang);
  return { ...answer, ms: performance.now() - began };
}

/** The spiral of the findings, and others that wind as much, are refused with what to do. */
async function refusals(site: AttackedSite, { same, note }: Tally) {
  const wound = [spiral(6, 149), spiral(3, 149), spiral(20, 149), comb(20), spiral(6, SHAPE_LIMITS.corners)];
  for (const corners of wound) {
    for (const lang of ['ar', 'en'] as const) {
      const { statusCode, json } = await asked(site, drawn(corners), lang);
      const error = json.errors?.[0];
      const what = `${corners.length} corners that wind, in ${lang}`;
      same(
        what,
        [statusCode, error?.code, error?.message],
        [400, 'shape_too_tangled', issueMessages.shape_too_tangled?.[lang]],
      );
    }
  }
  for (const lang of ['ar', 'en'] as const)
    note(`400 shape_too_tangled, ${lang}`, issueMessages.shape_too_tangled?.[lang]);
}

/** What winds as much as is taken, in several forms, costs at most twice its box; both are asked in turns. */
async function costs(site: AttackedSite, { check, note }: Tally) {
  // A database of a minute has no statistics yet, and its plans for a box are ten times as slow.
  await site.owner.raw('analyze');
  const isTaken = (corners: readonly Corner[]) => typeof readShape(drawn(corners)) === 'object';
  const most = (make: (n: number) => Corner[], from: number, to: number, step: number) => {
    let best = make(from);
    for (let n = from; n <= to; n += step) if (isTaken(make(n))) best = make(n);
    return best;
  };
  const half = SHAPE_LIMITS.corners / 2;
  const forms: Record<string, readonly Corner[]> = {
    'the spiral of 149 corners that winds most': most((turns) => spiral(turns, 149), 0.5, 4, 0.05),
    'the spiral of the most corners': most((turns) => spiral(turns, SHAPE_LIMITS.corners), 0.5, 4, 0.05),
    'the spiral of half as many': most((turns) => spiral(turns, half), 0.5, 4, 0.05),
    'the comb of most teeth': most(comb, 1, 40, 1),
  };
  for (const [name, corners] of Object.entries(forms)) {
    const [area, box] = [drawn(corners), drawn(boxOf(corners))];
    const times = { area: [] as number[], box: [] as number[] };
    for (const shape of [area, box]) await asked(site, shape);
    for (let n = 0; n < ROUNDS; n++) {
      times.area.push((await asked(site, area)).ms);
      times.box.push((await asked(site, box)).ms);
    }
    const [wound, plain] = [middle(times.area), middle(times.box)];
    const figure = `${(wound / plain).toFixed(2)} (${wound.toFixed(1)} and ${plain.toFixed(1)} ms)`;
    check(`${name} costs twice its box at most`, wound <= MOST * plain, figure);
    note(`${name}, next to its box`, figure);
  }
}

const middle = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
