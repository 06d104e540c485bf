import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import type { Counts } from '../answers.ts';
import { usePressed } from './use-pressed.ts';

/** More than any filter has; InstantSearch shows ten unless told. */
const ALL = 1_000;
const NONE: string[] = [];

type Results = ReturnType<typeof useInstantSearch>['results'];
type Options = {
  chosen: readonly string[];
  /** Undefined while nothing is known, so that no option claims to be empty. */
  counts: Counts | undefined;
  /** Puts a value in, or takes it out. */
  refine: (value: string) => void;
};

/** A filter that is a list of choices. InstantSearch lists those that were counted; which are chosen is known before. */
export function useOptions(attribute: string): Options {
  const { refine } = useRefinementList({ attribute, limit: ALL });
  const { indexUiState, results } = useInstantSearch();
  const [chosen, press] = usePressed<readonly string[]>(indexUiState.refinementList?.[attribute] ?? NONE);
  return {
    chosen,
    counts: countsIn(results, attribute),
    refine: (value) => press(toggled(chosen, value), () => refine(value)),
  };
}

const toggled = (chosen: readonly string[], value: string) =>
  chosen.includes(value) ? chosen.filter((candidate) => candidate !== value) : [...chosen, value];

/** Matches by the values of a filter. */
export function countsIn(results: Results, attribute: string): Counts | undefined {
  const facet = results.disjunctiveFacets.find(({ name }) => name === attribute);
  return facet?.data as Counts | undefined;
}
