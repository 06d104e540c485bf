import type { DraftRow } from '@diyar/api/contracts/listing-form';
import type { KeptCopy } from './local-copy.ts';

/** Something begun, wherever it is kept. */
export type Begun = {
  id: string;
  title: string;
  category: string;
  image: DraftRow['image'];
  updatedAt: string;
  isChange: boolean;
  isOnServer: boolean;
  mark: 'onDevice' | 'change' | 'rejected' | undefined;
};

/** The server's drafts and what only this device holds, the last touched first. */
export function begunOf(rows: readonly DraftRow[], copies: readonly KeptCopy[], lang: 'ar' | 'en'): Begun[] {
  const own = rows.map((row): Begun => {
    const copy = copies.find(({ id }) => id === row.id)?.copy;
    return {
      id: row.id,
      title: row.title ?? '',
      category: row.category.name,
      image: row.image,
      updatedAt: copy?.isUnsent ? new Date(copy.at).toISOString() : row.updatedAt,
      isChange: row.isChange,
      isOnServer: true,
      mark: row.state === 'rejected' ? 'rejected' : row.isChange ? 'change' : undefined,
    };
  });
  const only = copies
    .filter(({ id, copy }) => copy.isUnsent && copy.version === 0 && !rows.some((row) => row.id === id))
    .map(({ id, copy: { content, at } }): Begun => {
      const [first, second] = lang === 'ar' ? [content.titleAr, content.titleEn] : [content.titleEn, content.titleAr];
      const shared = { category: '', image: null, isChange: false, isOnServer: false, mark: 'onDevice' } as const;
      return { id, title: first || second, updatedAt: new Date(at).toISOString(), ...shared };
    });
  return [...own, ...only].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}
