import type { Db } from '@diyar/db';
import type { Lang } from '../../lib/endpoint.ts';
import type { LeadSide } from '../leads/contract.ts';
import { hearersOf, type LockedLead, subjectOf } from '../leads/index.ts';
import { notify } from '../notifications/index.ts';
import type { ViewingRow } from './queries.ts';

interface News {
  lead: LockedLead;
  /** Whose act it was. */
  side: LeadSide;
  viewing: ViewingRow;
  kind: 'viewing_proposed' | 'viewing_accepted' | 'viewing_moved' | 'viewing_cancelled';
}

/** Tells the side that did not act, in the bell and by mail. */
export async function tellOther(trx: Db, { lead, side, viewing, kind }: News): Promise<void> {
  const about = await subjectOf(trx, lead.id);
  const { enquirer, ownerAr, ownerEn, titleAr, titleEn } = about;
  const [nameAr, nameEn] = side === 'enquirer' ? [enquirer, enquirer] : [ownerAr, ownerEn];
  const hearers = side === 'enquirer' ? await hearersOf(trx, lead) : [lead.enquirer_id];
  const [whenAr, whenEn] = [inDamascus(viewing.starts_at, 'ar'), inDamascus(viewing.starts_at, 'en')];
  for (const userId of hearers) {
    await notify(trx, {
      userId,
      type: 'lead',
      kind,
      parameters: { nameAr, nameEn, titleAr, titleEn, whenAr, whenEn },
      url: `/dashboard/leads/${lead.id}`,
    });
  }
}

const LOCALE = { ar: 'ar-SY-u-nu-latn', en: 'en-GB' } as const;

/** `الثلاثاء 1 كانون الأول 16:30`: the months as Syria names them, the hour as its clocks show it. */
export const inDamascus = (moment: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], {
    timeZone: 'Asia/Damascus',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
