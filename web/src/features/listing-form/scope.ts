import { createContext, use } from 'react';
import type { FormContent } from './content.ts';
import type { FormFacts } from './facts.ts';

/** Context of the form's parts. */
export type FormScope = {
  content: FormContent;
  facts: FormFacts;
  /** New pounds for a dollar; undefined until the server has told. */
  perDollar: number | undefined;
  change: (patch: Partial<FormContent>) => void;
  /** In words, once the field was left or handing in was tried. */
  errorOf: (path: string) => string | undefined;
  /** The field was left: from now on it may be judged. */
  touch: (path: string) => void;
};

export const ScopeContext = createContext<FormScope | undefined>(undefined);

export function useScope(): FormScope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('a part of the listing form stands outside of it');
  return scope;
}
