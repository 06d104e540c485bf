import type { Draft, DraftContent } from '@diyar/api/contracts/listing-form';
import { useQuery } from '@tanstack/react-query';
import { factsQuery } from '#features/listing-form/api.ts';
import { fromWire } from '#features/listing-form/content.ts';
import { ConflictDialog } from '#features/listing-form/parts/conflict-dialog.tsx';
import { submissionBody } from '#features/listing-form/submission-body.ts';
import type { OutboxEntry } from '#features/offline/outbox.ts';
import { useApi } from '#lib/api-context.ts';

type Props = { post: OutboxEntry; onSettle: (content: DraftContent, theirs: Draft) => void };

/** Local text beside the server's by now; each field is taken from one of them. */
export function SubmissionConflict({ post, onSettle }: Props) {
  const { data: facts } = useQuery(factsQuery(useApi(), String(post.content.categoryId ?? ''), post.id));
  const { theirs } = post;
  if (!facts || !theirs) return null;
  return (
    <ConflictDialog
      mine={fromWire(post.content)}
      theirs={theirs}
      facts={facts}
      onSettle={(chosen) => onSettle(submissionBody(chosen, facts), theirs)}
    />
  );
}
