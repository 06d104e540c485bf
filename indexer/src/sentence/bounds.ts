import { AFTER, BEFORE, type Bound, CONNECTORS, MEASURED } from './bound-words.ts';
import { denialAt } from './denials.ts';
import type { Part } from './reading.ts';

/** Phrases by their words. */
interface Node<B> {
  bound?: B;
  next: Map<string, Node<B>>;
}

function treeOf<B extends string>(table: Readonly<Record<B, readonly string[]>>): Node<B> {
  const root: Node<B> = { next: new Map() };
  for (const bound of Object.keys(table) as B[]) {
    for (const phrase of table[bound]) {
      let node = root;
      for (const word of phrase.split(' ')) {
        const next = node.next.get(word) ?? { next: new Map() };
        node.next.set(word, next);
        node = next;
      }
      node.bound ??= bound;
    }
  }
  return root;
}

/** The longest phrase of whole parts that begins at `at`; its first word may have a و or a ب before it. */
function match<B>(tree: Node<B>, parts: readonly Part[], at: number): { bound: B; to: number } | undefined {
  const first = parts[at]?.words[0] ?? '';
  const starts = /^[وب]/.test(first) ? [first, first.slice(1)] : [first];
  let best: { bound: B; to: number } | undefined;
  for (const start of starts) {
    let node: Node<B> | undefined = tree;
    for (let to = at; node && to < parts.length; to++) {
      for (const [offset, word] of (parts[to]?.words ?? []).entries())
        node = node?.next.get(to === at && offset === 0 ? start : word);
      if (node?.bound !== undefined && to + 1 > (best?.to ?? at)) best = { bound: node.bound, to: to + 1 };
    }
  }
  return best;
}

const before = treeOf(BEFORE);
const after = treeOf(AFTER);

interface Found {
  bound: Bound;
  to: number;
  /** Whether the number itself is left out, of what is counted in whole ones: «فوق الطابق التاني», «اكتر من غرفتين». */
  isStrict: boolean;
}
const STRICT = new Set(
  'فوق تحت اعلي اكتر ازيد اقل ادني اوطي انزل above below over under higher lower more less fewer'.split(' '),
);

const TURNED: Partial<Record<Bound, Bound>> = { min: 'max', max: 'min' };
const NOUNS = new Set(MEASURED);
/** Between a denial and the bound that it turns: «ما يكون سعرها اكتر من». */
const isFiller = (part: Part | undefined) =>
  part !== undefined &&
  part.value === undefined &&
  (part.isStop ||
    NOUNS.has(part.surface) ||
    part.around !== undefined ||
    /^[ابنيت]?(?:طلع|سكن|نزل|دفع)$/.test(part.surface));

/** «اكتر من», «فوق», and not «اكتر شي». */
function isStrict([first, ...others]: readonly Part[]): boolean {
  const words = [...(first?.words.slice(1) ?? []), ...others.flatMap((part) => part.words)];
  return (
    STRICT.has(first?.words[0]?.replace(/^[وب](?=.{3})/, '') ?? '') &&
    words.every((word) => /^(?:من|ال|than)$/.test(word))
  );
}

const PAYS = /^[ابنيت]?(?:دفع|فيني|فينا|قدر|معي|معنا|معو|معها|معهن)$/;

/** A bound that begins at `at`; `to` is the index after it. A denial turns it: «مو اكتر من» is at most. */
export function boundBefore(parts: readonly Part[], at: number): Found | undefined {
  const plain = match(before, parts, at);
  if (plain) return { ...plain, isStrict: isStrict(parts.slice(at, plain.to)) };
  // «ما معي اكتر من 30 الف»: what somebody has not denies nothing but the bound.
  const isLack = parts[at]?.surface === 'ما' && /^مع(?:ي|نا|و|ها|هن)$/.test(parts[at + 1]?.surface ?? '');
  let from = denialAt(parts, at) ?? (isLack ? at + 1 : undefined);
  if (from === undefined) return undefined;
  // «ما فينا ندفع اجار بيت اكتر من 200».
  const isPaying = parts.slice(from, from + 2).some(({ surface }) => PAYS.test(surface));
  const isBetween = (part: Part | undefined) =>
    isFiller(part) || (isPaying && part !== undefined && part.value === undefined && !part.opens);
  // «ما بدي شي فوق ٥٠ الف»: anything above, and not about.
  const isThing = (part: Part | undefined) => part?.surface === 'شي' && match(before, parts, part.at + 1) !== undefined;
  while (isBetween(parts[from]) && (isThing(parts[from]) || !match(before, parts, from))) from++;
  const found = match(before, parts, from);
  const bound = found && TURNED[found.bound];
  return found && bound && { bound, to: found.to, isStrict: false };
}
export const boundAfter = (parts: readonly Part[], at: number) => match(after, parts, at);
export const isConnector = (part: Part | undefined): boolean =>
  part !== undefined && CONNECTORS.has(part.surface) && part.words.length === 1;
