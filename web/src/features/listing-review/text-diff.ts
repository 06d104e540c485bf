export type Piece = { kind: 'same' | 'gone' | 'new'; text: string };

/** Longest texts that are compared word by word; beyond, old and new stand one after the other. */
const MOST_WORDS = 2_500;

/**
 * The differences of a text, word by word. Spaces belong to the word before them, so a piece can be cut out whole; Arabic words
 * stay whole too: half a word would lose the shape of its letters.
 */
export function textDiff(before: string, after: string): Piece[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  if (old.length > MOST_WORDS || now.length > MOST_WORDS)
    return pieces([
      ['gone', before],
      ['new', after],
    ]);

  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;

  const middle = compare(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  const same = (words: string[]): [Piece['kind'], string][] => words.map((word) => ['same', word]);
  return pieces([...same(old.slice(0, head)), ...middle, ...same(tail > 0 ? old.slice(-tail) : [])]);
}

const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*?(?=\s*\S|$)\s*/g) ?? (text === '' ? [] : [text]);

/** The longest common run of words (the textbook's table); what is gone comes before what replaced it. */
function compare(old: string[], now: string[]): [Piece['kind'], string][] {
  const width = now.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const at = i * width + j;
      longest[at] =
        old[i] === now[j]
          ? (longest[at + width + 1] ?? 0) + 1
          : Math.max(longest[at + width] ?? 0, longest[at + 1] ?? 0);
    }
  }
  const found: [Piece['kind'], string][] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      found.push(['same', was]);
      i++;
      j++;
    } else if (was !== undefined && (is === undefined || skipOld(longest, i * width + j, width))) {
      found.push(['gone', was]);
      i++;
    } else if (is !== undefined) {
      found.push(['new', is]);
      j++;
    }
  }
  return found;
}

const skipOld = (longest: Uint16Array, at: number, width: number) =>
  (longest[at + width] ?? 0) >= (longest[at + 1] ?? 0);

/** Neighbours of a kind as one piece. */
function pieces(found: [Piece['kind'], string][]): Piece[] {
  const joined: Piece[] = [];
  for (const [kind, text] of found) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') joined.push({ kind, text });
  }
  return joined;
}
