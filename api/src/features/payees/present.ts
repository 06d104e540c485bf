import type { PayeeVersionRow } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import type { AdminFacts, AdminPayee, Payee } from './contract.ts';
import type { PayeeRow, VersionRow } from './queries.ts';

/** As a payer reads it. */
export const presentPayee = (row: VersionRow, lang: Lang): Payee => ({
  id: row.id,
  method: row.method,
  name: row[`name_${lang}`],
  holder: row.holder,
  number: row.account_number,
  place: row[`place_${lang}`],
  hours: row[`hours_${lang}`],
  changedAt: row.changed_at?.toISOString() ?? null,
  isCurrent: row.is_current,
});

/** In a sentence: its name, its number or its address. */
export const payeeInWords = (
  row: Pick<PayeeVersionRow, 'account_number' | `${'name' | 'place'}_${Lang}`>,
  lang: Lang,
) =>
  [row[`name_${lang}`], row.account_number ?? row[`place_${lang}`]].filter(Boolean).join(lang === 'ar' ? '، ' : ', ');

/** All of it, in one line. */
export const payeeInFull = (row: PayeeVersionRow, lang: Lang) =>
  [row[`name_${lang}`], row.account_number, row.holder, row[`place_${lang}`], row[`hours_${lang}`]]
    .filter(Boolean)
    .join(' · ');

export const factsOf = (row: PayeeVersionRow): AdminFacts => ({
  nameAr: row.name_ar,
  nameEn: row.name_en,
  holder: row.holder,
  number: row.account_number,
  placeAr: row.place_ar,
  placeEn: row.place_en,
  hoursAr: row.hours_ar,
  hoursEn: row.hours_en,
});

export const presentForAdmin = ({ facts, proposal, ...row }: PayeeRow, viewerId: string): AdminPayee => ({
  id: row.id,
  method: row.method,
  isActive: row.is_active,
  changedAt: row.changed_at?.toISOString() ?? null,
  facts: facts && factsOf(facts),
  proposal: proposal && {
    id: proposal.id,
    facts: factsOf(proposal),
    by: { id: proposal.proposed_by, name: proposal.by_name },
    // Out of a JSON of the database, a text.
    at: new Date(proposal.proposed_at).toISOString(),
    isMine: proposal.proposed_by === viewerId,
  },
});
