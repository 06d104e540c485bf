/**
 * Whom an administrator can tell something: everybody, devices without an account, those of a type of account, whom a city or a kind
 * of thing concerns, or who keeps a search for it.
 */
export const TOPICS = [
  'all',
  'not_registered',
  'regular',
  'office',
  'admin',
  'city',
  'category',
  'saved_search',
] as const;
export type Topic = (typeof TOPICS)[number];

/** These name which city or which category. */
export const TOPICS_OF_A_SUBJECT: ReadonlySet<Topic> = new Set(['city', 'category']);

/** Names what is searched for: a city, a category, a deal, or several of them. */
export const TOPIC_OF_SEARCHES: Topic = 'saved_search';

/** Between the order and the first message: so long it can be taken back as if it had never been. */
export const TAKE_BACK_SECONDS = 60;

/** These reach devices whose people have no account. */
export const TOPICS_OF_VISITORS: ReadonlySet<Topic> = new Set(['all', 'not_registered']);
