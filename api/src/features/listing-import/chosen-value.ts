import { foldText } from '@diyar/indexer/arabic';

/** The office's choice for a text of its table; null where it is to stay empty. Any text may stand there, `constructor` too. */
export function chosenValue(
  chosen: Record<string, string | null> | undefined,
  text: string,
): string | null | undefined {
  const folded = foldText(text);
  return chosen && Object.hasOwn(chosen, folded) ? chosen[folded] : undefined;
}
