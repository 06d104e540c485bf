import type { LifeEvent } from './events.ts';

/**
 * What a feature does when something becomes of a listing, a person, an office … that its rows point to: a trigger of the
 * database, in the same transaction; a file whose command is the only way there; nothing to do, because it reads how things
 * stand whenever it is asked (`reads`); or nothing at all, and why.
 */
export type Answer = { to: readonly LifeEvent[] } & (
  | { trigger: string; does: string }
  | { command: string; does: string }
  | { reads: string }
  | { nothing: string }
);

export type Answers = readonly Answer[];

/** Each event with the answer of a feature. */
export const answersByEvent = (answers: Answers): Map<LifeEvent, Answer> =>
  new Map(answers.flatMap((answer) => answer.to.map((event) => [event, answer])));
