import { eventsOf, type LifeEvent, SUBJECTS, type Subject } from './events.ts';

/** Some events, or all of a subject that no other answer of the feature names. */
type To = readonly (LifeEvent | `${Subject}.*`)[];

/**
 * What a feature does when something becomes of a listing, a person, an office … that its rows point to: a trigger of the
 * database, in the same transaction; a file whose command is the only way there; nothing to do, because it reads how things
 * stand whenever it is asked (`reads`); or nothing at all, and why.
 */
export type Answer = { to: To } & (
  | { trigger: string; does: string }
  | { command: string; does: string }
  | { reads: string }
  | { nothing: string }
);

export type Answers = readonly Answer[];

/** Each event with the answer of a feature. The first that names an event stands, and names before a star. */
export function answersByEvent(answers: Answers): Map<LifeEvent, Answer> {
  const found = new Map<LifeEvent, Answer>();
  const add = (event: LifeEvent, answer: Answer) => void (found.has(event) || found.set(event, answer));
  for (const answer of answers) for (const to of answer.to) if (!to.endsWith('.*')) add(to as LifeEvent, answer);
  for (const answer of answers)
    for (const to of answer.to)
      for (const subject of SUBJECTS)
        if (to === `${subject}.*`) for (const event of eventsOf(subject)) add(event, answer);
  return found;
}
