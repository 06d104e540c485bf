import { LANDMARKS, type Landmark } from '../arabic/index.ts';
import { nearBefore } from './near-before.ts';
import { nameOf, placesOf } from './place-words.ts';
import { consume, isFree, type Part, type Reading } from './reading.ts';

const BY_KEY = new Map(LANDMARKS.map((landmark) => [landmark.key, landmark]));
/** «الجامعة» is that of the city which the sentence names, or which the visitor looks at. */
function byNoun(reading: Reading, part: Part, around: ReadonlySet<string>): Landmark | undefined {
  const bare = part.words.length === 1 ? part.surface.replace(/^(?:بال|لل|وال|ال)/, '') : '';
  const nouns = bare === part.surface ? [] : (reading.lexicon.root.get(bare)?.meaning?.entries ?? []);
  const said = LANDMARKS.filter(({ noun }) => nouns.some(({ kind, key }) => kind === 'word' && key === noun));
  return said.find(({ within }) => within.some((place) => around.has(place)));
}

/** A name that quarters bear too is theirs where the place round them is said. */
function byName(part: Part, around: ReadonlySet<string>): Landmark | undefined {
  const named =
    part.meaning?.entries.flatMap(({ kind, key }) => (kind === 'landmark' ? (BY_KEY.get(key) ?? []) : [])) ?? [];
  const isQuarter = placesOf(part).some(({ within = [] }) => within.some((place) => around.has(place)));
  const lies = ({ within }: Landmark) => within.some((place) => around.has(place));
  return isQuarter && !named.some(lies) ? undefined : (named.find(lies) ?? named[0]);
}

/** Places that the rest of the sentence names, and those that the visitor looks at. */
export function aroundOf(reading: Reading, part: Part): ReadonlySet<string> {
  const others = reading.parts.filter((other) => other !== part && isFree(reading, other));
  return new Set([...others.flatMap((other) => placesOf(other).map(nameOf)), ...reading.nearby]);
}

/** The landmark that a part means; by its noun alone only where nearness to it is said. */
export function landmarkAt(reading: Reading, part: Part, isNear: boolean): Landmark | undefined {
  const around = aroundOf(reading, part);
  return byName(part, around) ?? (isNear ? byNoun(reading, part, around) : undefined);
}

/** Takes one landmark out of the sentence, with the words that say nearness. */
export function consumeLandmark(reading: Reading): void {
  if (reading.taken.has('landmark') || reading.found.some(({ item }) => item.kind === 'walk')) return;
  for (const part of reading.parts) {
    if (!isFree(reading, part)) continue;
    const near = nearBefore(reading, part.at);
    const landmark = landmarkAt(reading, part, near !== undefined);
    if (!landmark) continue;
    // «بسقبا بالغوطة» is the town there.
    const isRegion = landmark.kind === 'region' && !near;
    if (isRegion && reading.parts.some((other) => placesOf(other).some(({ kind }) => kind === 'city'))) continue;
    consume(reading, near && isFree(reading, near) ? near.at : part.at, part.at, [
      { kind: 'landmark', value: landmark.key },
    ]);
    return;
  }
}
