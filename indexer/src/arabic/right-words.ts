import { articleLength } from './affixes.ts';
import { surfaces } from './paths.ts';
import { COMMON_WORDS } from './vocabulary/common-words.ts';
import { SAID_AROUND } from './vocabulary/said-around.ts';

const RIGHT = new Set([
  ...COMMON_WORDS.split(/\s+/),
  ...Object.values(SAID_AROUND).flatMap((group) => surfaces(group)),
]);
/** Ordinary English words round a search. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  (
    'least most less more than not no nor but if then else over under above below between about around near next beside behind front ' +
    'female male person people child children kids adult adults student students years year months month weeks week weekend days day ' +
    'night nights today tomorrow long short term floor first second third fourth fifth last top bottom high low upper lower big small ' +
    'large little new old used bright quiet sunny busy central corner main road street city town village area district center centre ' +
    'north south east west good great nice clean modern price prices cost budget cash monthly daily weekly yearly max min maximum ' +
    'minimum only just also with without any some every each own owner agent agents broker brokers direct fully partly semi private ' +
    'shared public free full half double single twin open closed inside outside door doors window windows wall garden water power ' +
    'gas heat light black white red green blue grey gray silver brown beige golden automatic manual engine model make brand color ' +
    'colour size metre meter meters square room rooms bed bath kitchen hall table chair study office work job math english french ' +
    'swap trade exchange deal offer offers house home want sell buy rent hire help find looking family couple couples single oled qled lcd'
  ).split(' '),
);
const PREFIX = /^(?:وبال|بال|وال|لل|ال|وب|ب|ل|و|ع)/;
const SUFFIX = /(?:ها|هن|كن|كم|نا|ك|ي|و|ه|ا)$/;

/** Whether a folded word is right though it means nothing here: an ordinary one, or one with what is stuck to it. */
export function isRightWord(surface: string): boolean {
  if (RIGHT.has(surface) || ENGLISH_WORDS.has(surface)) return true;
  const bare = surface.slice(articleLength(surface));
  return RIGHT.has(bare) || RIGHT.has(surface.replace(PREFIX, '')) || RIGHT.has(bare.replace(SUFFIX, ''));
}
