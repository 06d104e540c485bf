import { useEffect, useRef, useState } from 'react';
import type { FormContent } from './content.ts';
import { attributesOf, type FormFacts } from './facts.ts';

/** A category became part of another one while the form was open: names of both, and of answers that nobody asks for there. */
export type Moved = { from: string; to: string; left: string[] };

const isGiven = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Answers of the form that the category it is in now has no question for. */
export const leftBehind = (before: FormFacts, now: FormFacts, content: FormContent): string[] =>
  attributesOf(before, content)
    .filter(({ slug }) => isGiven(content.attributes[slug]) && !now.attributes.some((one) => one.slug === slug))
    .map(({ name }) => name);

/**
 * Follows a category that was merged: the form goes on in the one that took it over, with everything that was typed.
 * @returns what changed, once it has
 */
export function useCategoryChange(
  facts: FormFacts,
  content: FormContent,
  choose: (patch: Partial<FormContent>) => void,
): Moved | undefined {
  const [moved, setMoved] = useState<Moved>();
  const before = useRef(facts);
  const { asked, category } = facts;
  const isMerged = asked === content.categoryId && category.id !== content.categoryId;
  useEffect(() => {
    if (isMerged) {
      const left = leftBehind(before.current, facts, content);
      setMoved({ from: before.current.category.name, to: category.name, left });
      choose({ categoryId: category.id });
    }
    before.current = facts;
  }, [isMerged, facts, content, category, choose]);
  return moved;
}
