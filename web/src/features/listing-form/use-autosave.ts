import type { Draft } from '@diyar/api/contracts/listing-form';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '#lib/api-context.ts';
import { sendDraft } from './api.ts';
import { type Autosave, createAutosave, type Snapshot } from './autosave.ts';
import { type FormContent, fromWire, isSameWire, toWire } from './content.ts';
import type { FormFacts } from './facts.ts';
import { writeCopy } from './local-copy.ts';
import type { Opened } from './open-form.ts';

type Options = {
  id: string;
  owner: string;
  facts: FormFacts;
  opened: Opened;
  /** Takes the listing out of review with the next save. */
  reopens: () => boolean;
  onSaved: (draft: Draft) => void;
};

/** The autosave of one form, in step with the page's life: sent when the page is hidden, and when the network returns. */
export function useAutosave({ id, owner, facts, opened, reopens, onSaved }: Options): Autosave & Snapshot {
  const api = useApi();
  const latest = useRef({ facts, reopens, onSaved });
  latest.current = { facts, reopens, onSaved };
  const [autosave] = useState(() => {
    const isFigure = (slug: string) =>
      latest.current.facts.attributes.some((attribute) => attribute.slug === slug && attribute.type === 'number');
    const wire = (content: FormContent) => toWire(content, isFigure);
    return createAutosave({
      version: opened.version,
      known: opened.draft && fromWire(opened.draft.content),
      left: opened.unanswered,
      send: (content, baseVersion) =>
        sendDraft(api, id, { content: wire(content), baseVersion, reopen: latest.current.reopens() || undefined }),
      keep: (content, version, isUnsent, unanswered) =>
        writeCopy(owner, id, { content, version, isUnsent, unanswered, at: Date.now() }),
      isOwn: ({ content }, sent) => isSameWire(wire(fromWire(content)), wire(sent)),
      onSaved: (draft) => latest.current.onSaved(draft),
    });
  });
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.snapshot, autosave.snapshot);

  const first = useRef(opened);
  useEffect(() => {
    const { content, isUnsent, conflict } = first.current;
    if (conflict) autosave.meet(conflict, content);
    else if (isUnsent) autosave.change(content);
    first.current = { ...first.current, isUnsent: false, conflict: undefined };
  }, [autosave]);

  useEffect(() => {
    autosave.start();
    const send = () => void autosave.flush();
    const hidden = () => document.visibilityState === 'hidden' && send();
    addEventListener('online', send);
    addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      autosave.stop();
      send();
      removeEventListener('online', send);
      removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [autosave]);

  return { ...autosave, ...snapshot };
}
