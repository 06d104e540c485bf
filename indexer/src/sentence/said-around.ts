import { SAID_AROUND, surfaces } from '../arabic/index.ts';
import type { Part } from './reading.ts';

interface Node {
  next: Map<string, Node>;
  isEnd: boolean;
}

/** Every phrase by its words, folded as a sentence's are. */
function treeOf(groups: readonly string[]): Node {
  const root: Node = { next: new Map(), isEnd: false };
  for (const phrase of groups.flatMap((group) => group.split(/[,\n]/))) {
    let node = root;
    for (const word of surfaces(phrase)) {
      const next = node.next.get(word) ?? { next: new Map(), isEnd: false };
      node.next.set(word, next);
      node = next;
    }
    if (node !== root) node.isEnd = true;
  }
  return root;
}
const tree = treeOf(Object.values(SAID_AROUND));
/** «المهم تكون مرتبة» wishes how a thing is, not which one. */
const HOW =
  /^(?:[يت]كون|بشرط|شرط|المهم|الاهم|افضل|الافضل|والافضل|ويفضل|يفضل[و]?|should|must|be|have|prefer\w*|ideally)$/;
const wishes = new Set(
  SAID_AROUND.wishes
    .split(/[,\n]/)
    .flatMap((phrase) => surfaces(phrase).slice(-1))
    .filter((word) => !HOW.test(word)),
);

/** Whether a part is the last word of a wish: «بدنا», «عم دور على». */
export const isWish = (part: Part | undefined): boolean =>
  part?.around !== undefined && wishes.has((part.words.at(-1) ?? '').replace(/^و(?=.{3})/, ''));

/** «ومرتبة», «المناسبة»: the word with what may stand before it. */
const formsOf = (word: string): string[] => [
  word,
  ...(/^و.{2}/.test(word) ? [word.slice(1)] : []),
  ...(/^(?:وال|ال).{3}/.test(word) ? [word.replace(/^و?ال/, '')] : []),
];

/** The index after the longest phrase of whole parts that begins at `from`; `from` when none does. */
function endOf(parts: readonly Pick<Part, 'words'>[], from: number): number {
  let end = from;
  let nodes = [tree];
  for (let at = from; at < parts.length && nodes.length > 0; at++) {
    for (const word of parts[at]?.words ?? []) {
      const forms = at === from ? formsOf(word) : [word];
      nodes = nodes.flatMap(({ next }) => forms.flatMap((form) => next.get(form) ?? []));
    }
    if (nodes.some(({ isEnd }) => isEnd)) end = at + 1;
  }
  return end;
}

/**
 * Parts that are only said around a search («السلام عليكم», «لو سمحتوا», «مرتبة»), by the part: `phrase` where several words say
 * so, which no place or thing is read out of, `word` where a rule may still read something («مرتبة» is a mattress, too).
 */
export function saidAround(parts: readonly Pick<Part, 'words'>[]): readonly ('phrase' | 'word' | undefined)[] {
  const said: ('phrase' | 'word' | undefined)[] = parts.map(() => undefined);
  for (let from = 0; from < parts.length; ) {
    const to = endOf(parts, from);
    const words = parts.slice(from, to).reduce((sum, part) => sum + part.words.length, 0);
    said.fill(words > 1 ? 'phrase' : 'word', from, to);
    from = Math.max(to, from + 1);
  }
  return said;
}
