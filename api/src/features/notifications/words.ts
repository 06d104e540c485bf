import type { Message } from '#lib/errors.ts';
import type { ChatChannel, MailStream } from '#rules/notifications.ts';
import type { NotificationPreferences } from '../accounts/index.ts';

declare global {
  namespace Notifications {
    /** Kinds with their words: each feature adds its own in its `feature.ts`. */
    interface Kinds {}
    type Words<Own> = Own;
  }
}

type Asks = keyof NotificationPreferences | 'always';

/** Words of a notification of one kind. */
interface WordsOfKind {
  title: Message;
  content: Message;
  /** A mail goes with it, unless the reader switched this preference off; 'always' asks nobody. Absent: no mail of its own. */
  mail?: MailStream | 'always';
  /** The same of its push message, where that is not as its mail. */
  push?: Asks;
  /** The preference that its message to a messenger obeys. Absent: none goes there. */
  chat?: Asks;
  /** Answers that buttons of such a message give, about the listing that it leads to. */
  answers?: 'availability';
  /** Streams that meet in it, each with the kind that its push is when the reader switched the others off. */
  parts?: Partial<Record<keyof NotificationPreferences, string>>;
}

/** By kind. Rows keep the kind and its parameters and are worded when read: a change of language changes the old ones too. */
export type NotificationWords = Readonly<Record<string, WordsOfKind>>;

/** By any word: a row may be of a kind that an earlier release had. */
const WORDS = new Map<string, WordsOfKind>();

/** Adds a feature's kinds (`features.ts`). */
export function wordNotifications(added: NotificationWords): void {
  for (const [kind, words] of Object.entries(added)) WORDS.set(kind, words);
}

export const wordsOf = (kind: string): WordsOfKind | undefined => WORDS.get(kind);
const pushOf = (kind: string): Asks | undefined => wordsOf(kind)?.push ?? wordsOf(kind)?.mail;
export const isPushed = (kind: string): boolean => pushOf(kind) !== undefined || wordsOf(kind)?.parts !== undefined;

/** The kind as which it is pushed to a reader of these choices; none where it is not wanted. */
export function pushedAs(kind: string, chosen: Partial<NotificationPreferences>): string | undefined {
  const wants = (stream: Asks) => stream === 'always' || chosen[stream]?.push !== false;
  const parts = wordsOf(kind)?.parts;
  if (!parts) {
    const stream = pushOf(kind);
    return stream && wants(stream) ? kind : undefined;
  }
  const wanted = Object.entries(parts).filter(([stream]) => wants(stream as keyof NotificationPreferences));
  return wanted.length === Object.keys(parts).length ? kind : wanted[0]?.[1];
}
/** Whether a messenger is sent it, by its reader's choices; without them: at all. */
export function isForChats(
  kind: string,
  channel?: ChatChannel,
  chosen: Partial<NotificationPreferences> = {},
): boolean {
  const asks = wordsOf(kind)?.chat;
  if (!asks) return false;
  return asks === 'always' || channel === undefined || chosen[asks]?.[channel] !== false;
}
export const isMailed = (kind: string): boolean => wordsOf(kind)?.mail !== undefined;
