/** A sentence with its class, every chip that should come of it, and what must above all not be read. */
export interface Judged {
  group: string;
  text: string;
  wanted: ReadonlySet<string>;
  forbidden: ReadonlySet<string>;
}

const listed = (cells: string, between: string) =>
  cells
    .split(between)
    .map((cell) => cell.trim())
    .filter(Boolean);

/** «{a:x=1|b} c» as its sentences, each with the chips that its braces bring: all braces of a line change together. */
function expanded(line: string): { text: string; chips: string[] }[] {
  const pieces = line.split(/\{([^}]*)\}/);
  const slots = pieces.filter((_, at) => at % 2 === 1).map((slot) => slot.split('|'));
  const count = Math.max(1, ...slots.map(({ length }) => length));
  return Array.from({ length: count }, (_, turn) => {
    const chips: string[] = [];
    let slot = 0;
    const text = pieces.map((piece, at) => {
      if (at % 2 === 0) return piece;
      const choices = slots[slot++] ?? [];
      const [said = '', own = ''] = (choices[turn % choices.length] ?? '').split(/:(.*)/s);
      chips.push(...listed(own, '&'));
      return said;
    });
    return { text: text.join('').trim(), chips };
  });
}

/** The sentences of a judged set, as `loadtest/judged-seen.ts` writes them. */
export function judgedIn(set: string): Judged[] {
  let group = '';
  return set
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line): Judged[] => {
      if (line.startsWith('#')) {
        group = line.slice(1).split(':')[0]?.trim() ?? '';
        return [];
      }
      const [sentences = '', judged = ''] = line.split('=>');
      const [wanted = '', forbidden = ''] = judged.split('!');
      return expanded(sentences).map(({ text, chips }) => ({
        group,
        text,
        wanted: new Set([...chips, ...listed(wanted, ',')]),
        forbidden: new Set(listed(forbidden, ',')),
      }));
    });
}
