import type { Db } from '@diyar/db';
import { lockSeller } from '../quotas/index.ts';
import type { DraftContent } from './contract.ts';
import { insertDraft, saveRevision } from './queries.ts';

interface Begun {
  id: string;
  ownerId: string;
  category: { id: string };
  content: DraftContent;
}

/**
 * Begins a listing with its form as an import read it, beyond the number of drafts that people begin by hand.
 * @returns false when the id is taken, and nothing was changed
 */
export async function beginDraft(trx: Db, { id, ownerId, category, content }: Begun): Promise<boolean> {
  await lockSeller(trx, ownerId);
  const row = { id, owner_id: ownerId, category_id: category.id };
  if (!(await insertDraft(trx, row))) return false;
  await saveRevision(trx, id, undefined, { content, state: 'draft' });
  return true;
}
