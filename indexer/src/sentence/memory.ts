import type { Choices } from './choices.ts';
import { consume, isFree, keyOf, type Part, type Reading } from './reading.ts';

const STORAGE_WORDS = new Set('داكره تخزين سعه مساحه storage'.split(' '));
const GIGABYTES_IN_TERABYTE = 1024;
/** Below it a bare «8 جيجا» is the RAM. */
const LEAST_STORAGE = 32;

type Kind = 'ram_gb' | 'storage_gb';

function kindOf(part: Part | undefined): Kind | undefined {
  const key = keyOf(part, 'word');
  if (key === 'ram') return 'ram_gb';
  return key === 'hard_disk' || STORAGE_WORDS.has((part?.surface ?? '').replace(/^و(?=.{3})/, ''))
    ? 'storage_gb'
    : undefined;
}

const unitOf = (part: Part | undefined): number | undefined => {
  const key = keyOf(part, 'unit');
  return key === 'gigabyte' ? 1 : key === 'terabyte' ? GIGABYTES_IN_TERABYTE : undefined;
};

/** Takes «8 رام», «رام 16 جيجا», «256 جيجا», «هارد 1 تيرا» where the category's form knows that size. */
export function consumeMemory(reading: Reading, [choices, ...others]: readonly Choices[]): void {
  if (!choices || others.length > 0) return;
  for (const part of reading.parts) {
    if (!isFree(reading, part) || part.value === undefined || part.isScaled) continue;
    const unit = unitOf(reading.parts[part.at + 1]);
    const last = unit === undefined ? part.at : part.at + 1;
    const [before, after] = [reading.parts[part.at - 1], reading.parts[last + 1]];
    const value = part.value * (unit ?? 1);
    const said = isFree(reading, before) ? kindOf(before) : undefined;
    const named = said ?? (isFree(reading, after) ? kindOf(after) : undefined);
    const bare = unit === undefined ? undefined : value < LEAST_STORAGE ? 'ram_gb' : 'storage_gb';
    const has = (each: Kind | undefined) => each !== undefined && choices.sizes.get(each)?.has(String(value)) === true;
    // «256 غيغا رام 8»: the name is of the number behind it.
    const isOfNext = named !== undefined && !said && !has(named) && reading.parts[last + 2]?.value !== undefined;
    const kind = isOfNext ? bare : (named ?? bare);
    if (!kind || !has(kind) || reading.taken.has(`attr.${kind}`)) continue;
    consume(reading, said ? part.at - 1 : part.at, named && !said && !isOfNext ? last + 1 : last, [
      { kind: `attr.${kind}`, value: String(value) },
    ]);
  }
}
