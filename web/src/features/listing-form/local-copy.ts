import type { FormContent } from './content.ts';

/** This device's copy of a form: the last word typed, even when it never reached the server. */
export type LocalCopy = {
  content: FormContent;
  /** The server's save it was written on. */
  version: number;
  /** Something in it has not reached the server. */
  isUnsent: boolean;
  /** Saves on that version that left without an answer: the server may have taken one of them. */
  unanswered?: readonly FormContent[];
  at: number;
};

const PREFIX = 'diyar.listing-form.';
const KEPT = 20;
const keyOf = (owner: string, id: string) => `${PREFIX}${owner}.${id}`;

export function readCopy(owner: string, id: string): LocalCopy | undefined {
  try {
    const text = localStorage.getItem(keyOf(owner, id));
    const copy = text === null ? undefined : (JSON.parse(text) as LocalCopy);
    return copy && typeof copy.content === 'object' ? copy : undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be full or forbidden: then the server's draft alone remains, which is what the state line says. */
export function writeCopy(owner: string, id: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(keyOf(owner, id), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(owner: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(owner, id));
  } catch {
    // Nothing was kept, so nothing stays.
  }
}

export type KeptCopy = { id: string; copy: LocalCopy };

/** Every copy of this user, the last touched first; those that reached the server are dropped beyond a few. */
export function storedCopies(owner: string): KeptCopy[] {
  const ids = storedIds(`${PREFIX}${owner}.`);
  const kept = ids.flatMap((id) => {
    const copy = readCopy(owner, id);
    return copy ? [{ id, copy }] : [];
  });
  kept.sort((a, b) => b.copy.at - a.copy.at);
  for (const { id, copy } of kept.slice(KEPT)) if (!copy.isUnsent) dropCopy(owner, id);
  return kept.filter(({ copy }, index) => index < KEPT || copy.isUnsent);
}

function storedIds(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
