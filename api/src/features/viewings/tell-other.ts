import type { Db } from '@diyar/db';
import type { Lang } from '../../lib/endpoint.ts';
import { DAMASCUS_ZONE } from '../../rules/damascus-time.ts';
import { hearersOf, type LeadSide, type LockedLead, subjectOf } from '../leads/index.ts';
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
  const hearers = side === 'enquirer' ? await hearersOf(trx, lead) : [lead.enquirer_id].filter((id) => id !== null);
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

const HALVES = { ar: ['ص', 'م'], en: ['AM', 'PM'] } as const;
const LOCALE = { ar: 'ar-SY-u-nu-latn', en: 'en-GB' } as const;

/** `الثلاثاء 1 كانون الأول، 9:33 م`: the months as Syria names them, the hour as people say it. */
export function inDamascus(moment: Date, lang: Lang): string {
  const timeZone = DAMASCUS_ZONE;
  const day = new Intl.DateTimeFormat(LOCALE[lang], { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hours = '', minutes = ''] = clock.format(moment).split(':');
  const hour = Number(hours);
  const half = HALVES[lang][hour < 12 ? 0 : 1];
  // Engines put a comma behind the weekday or leave it out.
  const date = day.format(moment).replace(/[,،]/, '');
  return `${date}${lang === 'ar' ? '،' : ','} ${hour % 12 || 12}:${minutes} ${half}`;
}
