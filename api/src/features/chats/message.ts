import type { Lang } from '#lib/endpoint.ts';

/** For a messenger's answer. */
export const LONGEST_MS = 10_000;

/** A button that leads to a page, or asks for an answer in the chat itself. */
export type ChatButton = { label: string } & ({ href: string } | { answer: string });

export interface ChatMessage {
  lang: Lang;
  title: string;
  body: string;
  buttons: readonly ChatButton[];
  /** Page that the message is about. */
  href: string;
  /** Whether everybody may open that page: its picture is shown with the message then. */
  isPublic: boolean;
}

/**
 * `gone`: the chat takes nothing from us any more. `later`: not before so many seconds. `again`: the messenger is unwell. `rejected`:
 * not as it is, with the messenger's reason.
 */
export type ChatSent = 'sent' | 'gone' | 'again' | { laterSeconds: number } | { rejected: string };
