/** For a messenger's answer. */
export const LONGEST_MS = 10_000;

/** A button that leads to a page, or asks for an answer in the chat itself. */
export type ChatButton = { label: string } & ({ href: string } | { answer: string });

export interface ChatMessage {
  title: string;
  body: string;
  buttons: readonly ChatButton[];
  /** Page whose picture is shown with it. */
  preview: string | null;
}

/** `gone`: the chat takes nothing from us any more. `later`: not before so many seconds. `again`: the messenger is unwell. */
export type ChatSent = 'sent' | 'gone' | 'rejected' | 'again' | { laterSeconds: number };
