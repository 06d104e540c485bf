import type { Draft } from '@diyar/api/contracts/listing-form';
import { EMPTY, type FormContent, fromWire, isSameWire, toWire } from './content.ts';
import type { LocalCopy } from './local-copy.ts';

export type Opened = {
  content: FormContent;
  version: number;
  draft: Draft | undefined;
  /** The content has words the server does not know. */
  isUnsent: boolean;
  /** Sent from this device, and never heard of. */
  unanswered?: readonly FormContent[];
  /** Saved elsewhere since this device wrote the content. */
  conflict: Draft | undefined;
};

/** No such draft, or no answer. */
export type Absence = 'none' | 'unreachable';

const wire = (content: FormContent) => toWire(content, () => true);
const saysTheSame = (content: FormContent, draft: Draft) => isSameWire(wire(content), wire(fromWire(draft.content)));

/**
 * Start of the form: the newest of what the server and this device have; both when neither knows of the other.
 * @returns undefined when the server is away and this device knows nothing
 */
export function openForm(server: Draft | Absence, copy: LocalCopy | undefined): Opened | undefined {
  if (server === 'none') {
    return {
      content: copy?.content ?? EMPTY,
      version: 0,
      draft: undefined,
      isUnsent: copy !== undefined,
      conflict: undefined,
    };
  }
  if (server === 'unreachable') {
    return (
      copy && {
        content: copy.content,
        version: copy.version,
        draft: undefined,
        isUnsent: copy.isUnsent,
        unanswered: copy.unanswered,
        conflict: undefined,
      }
    );
  }
  const saved = { version: server.version, draft: server, conflict: undefined };
  if (!copy?.isUnsent || saysTheSame(copy.content, server)) {
    return { ...saved, content: fromWire(server.content), isUnsent: false };
  }
  const mine = { ...saved, content: copy.content, isUnsent: true };
  if (copy.version === server.version) return { ...mine, unanswered: copy.unanswered };
  // A page that ended in the middle of a save: what the server took came from here.
  if (copy.unanswered?.some((sent) => saysTheSame(sent, server))) return mine;
  return { ...mine, conflict: server };
}
