import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromWire } from '#features/listing-form/content.ts';
import { writeCopy } from '#features/listing-form/local-copy.ts';
import type { OutboxEntry } from '#features/offline/outbox.ts';
import { OutboxList } from '#features/offline/outbox-list.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { outboxOf } from './outbox-of.ts';
import { SubmissionConflict } from './submission-conflict.tsx';

/** Submissions waiting to be sent. Nothing when there are none, unless it is asked to say so. */
export function WaitingList({ owner, sayNone }: { owner: string; sayNone?: boolean }) {
  const api = useApi();
  const lang = useLang();
  const navigate = useNavigate();
  const outbox = outboxOf(api, owner);
  const [compared, setCompared] = useState<OutboxEntry>();

  /** Back into the form, photos and all. */
  async function edit({ id, content, baseVersion, isUpdate }: OutboxEntry): Promise<void> {
    writeCopy(owner, id, { content: fromWire(content), version: baseVersion, isUnsent: true, at: Date.now() });
    await outbox.drop(id, { withFiles: false });
    await navigate(withLang(`/dashboard/properties/${isUpdate ? `edit/${id}` : `new?draft=${id}`}`, lang));
  }

  return (
    <>
      <OutboxList outbox={outbox} sayNone={sayNone} onEdit={(post) => void edit(post)} onCompare={setCompared} />
      {compared && (
        <SubmissionConflict
          post={compared}
          onSettle={(content, theirs) => {
            setCompared(undefined);
            void outbox.settle(compared.id, content, theirs);
          }}
        />
      )}
    </>
  );
}
