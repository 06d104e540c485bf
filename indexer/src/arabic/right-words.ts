import { articleLength } from './affixes.ts';
import { surfaces } from './paths.ts';
import { COMMON_WORDS } from './vocabulary/common-words.ts';
import { SAID_AROUND } from './vocabulary/said-around.ts';

const RIGHT = new Set([
  ...COMMON_WORDS.split(/\s+/),
  ...Object.values(SAID_AROUND).flatMap((group) => surfaces(group)),
]);
const PREFIX = /^(?:وبال|بال|وال|لل|ال|وب|ب|ل|و|ع)/;
const SUFFIX = /(?:ها|هن|كن|كم|نا|ك|ي|و|ه|ا)$/;

/** Whether a folded word is right though it means nothing here: an ordinary one, or one with what is stuck to it. */
export function isRightWord(surface: string): boolean {
  if (RIGHT.has(surface)) return true;
  const bare = surface.slice(articleLength(surface));
  return RIGHT.has(bare) || RIGHT.has(surface.replace(PREFIX, '')) || RIGHT.has(bare.replace(SUFFIX, ''));
}
