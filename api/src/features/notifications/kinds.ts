import type { Lang } from '#lib/endpoint.ts';

/** Every kind of notification there are words for. */
export type NotificationKind = keyof Notifications.Kinds;

type Sentence<Kind extends NotificationKind> = Notifications.Kinds[Kind]['title' | 'content'][Lang];
type BlanksIn<Text extends string> = Text extends `${string}{${infer Blank}}${infer Rest}`
  ? Blank | BlanksIn<Rest>
  : never;
/** Names in braces of a kind's title and content, in either language. */
export type Blank<Kind extends NotificationKind> = BlanksIn<Sentence<Kind>>;

/** Saved searches that a message names. */
export type NamedSearches = { name: string; second?: string; third?: string; more?: number };

/**
 * Values for a blank. present.ts words `amount` and `was` from dollars, `days`, `falls` and `listings` from a number, `searches` from up to
 * three names and how many there are beside; any other blank takes one value for both languages, or a pair `xAr`, `xEn`.
 */
type Filling<Name extends string> = Name extends 'was'
  ? { was?: number }
  : Name extends 'searches'
    ? NamedSearches
    : Name extends 'amount' | 'days' | 'falls' | 'listings'
      ? Record<Name, number>
      : Record<Name, string | number> | Record<`${Name}Ar` | `${Name}En`, string>;

/** All of them: `{ of: A } & { of: B }` holds `A & B`, also where A is a choice. */
type Fillings<Name extends string> = (Name extends string ? (fill: { of: Filling<Name> }) => void : never) extends (
  fill: infer All extends { of: unknown },
) => void
  ? All['of']
  : never;

/** A kind with the parameters that its words need; read from the words, so that a new blank is an error at every caller. */
export type KindAndParameters<Kind extends NotificationKind = NotificationKind> = Kind extends NotificationKind
  ? [Blank<Kind>] extends [never]
    ? { kind: Kind; parameters?: undefined }
    : { kind: Kind; parameters: Fillings<Blank<Kind>> }
  : never;
