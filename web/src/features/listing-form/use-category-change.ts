import { useEffect, useRef, useState } from 'react';
import type { FormContent } from './content.ts';
import { attributesOf, type FormFacts } from './facts.ts';

/** A category became part of another one while the form was open: names of both, and of answers that nobody asks for there. */
export type Moved = { from: string; to: string; left: string[] };

/** Names of fields, by what happened to them while the form was open. Empty again once the form answers what is asked now. */
export type Changed = {
  /** Answered, and asked by nobody any more. */
  gone: string[];
  /** Answered with an option that is no more. */
  options: string[];
  /** Asked for since, and without an answer. */
  asked: string[];
};

const isGiven = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Answers of the form that the category it is in now has no question for. */
export const leftBehind = (before: FormFacts, now: FormFacts, content: FormContent): string[] =>
  attributesOf(before, content)
    .filter(
      ({ slug }) => isGiven(content.attributes[slug]) && !now.attributes.some((attribute) => attribute.slug === slug),
    )
    .map(({ name }) => name);

/** What an administrator changed of the questions between two moments, as far as this form's answers go. */
export function changesSince(before: FormFacts, now: FormFacts, content: FormContent): Changed {
  const asked = attributesOf(now, content);
  const wasRequired = new Set(attributesOf(before, content).flatMap((item) => (item.required ? item.slug : [])));
  const isOffered = (slug: string, value: string) =>
    now.attributes.some(
      (attribute) => attribute.slug === slug && attribute.options.some((option) => option.value === value),
    );
  return {
    gone: leftBehind(before, now, content),
    options: asked
      .filter(({ slug, type }) => {
        const value = content.attributes[slug];
        if (type !== 'select' && type !== 'multiselect') return false;
        return [value].flat().some((item) => typeof item === 'string' && item !== '' && !isOffered(slug, item));
      })
      .map(({ name }) => name),
    asked: asked
      .filter(({ slug, required }) => required && !wasRequired.has(slug) && !isGiven(content.attributes[slug]))
      .map(({ name }) => name),
  };
}

/**
 * Follows what becomes of a form's category: merged, it goes on in the one that took it over; with other questions, it names them. All that
 * was typed stays.
 */
export function useCategoryChange(
  facts: FormFacts,
  content: FormContent,
  choose: (patch: Partial<FormContent>) => void,
): { moved?: Moved; changed: Changed } {
  const [moved, setMoved] = useState<Moved>();
  /** As they were when the form was opened, or came into this category. */
  const first = useRef(facts);
  const { asked, category } = facts;
  const isMerged = asked === content.categoryId && category.id !== content.categoryId;
  const isOther = first.current.category.id !== category.id;
  useEffect(() => {
    if (isMerged) {
      const left = leftBehind(first.current, facts, content);
      setMoved({ from: first.current.category.name, to: category.name, left });
      choose({ categoryId: category.id });
    }
    if (isOther) first.current = facts;
  }, [isMerged, isOther, facts, content, category, choose]);
  return { ...(moved && { moved }), changed: changesSince(isOther ? facts : first.current, facts, content) };
}
