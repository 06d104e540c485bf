import type { Db, OfficeRow, UserRow } from '@diyar/db';
import { enqueueAll } from '#jobs/enqueue.ts';
import type { JobDeps } from '#jobs/job-deps.ts';
import { todayInDamascus } from '#lib/asked-period.ts';
import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { mayAct, officeMayBeShown } from '#lib/standing/questions.ts';
import { type MailContent, renderMail } from '#mail/mail-content.ts';
import { messageId } from '#mail/mailer.ts';
import { takesMail } from '#mail/refusals.ts';
import { waysOut } from '#mail/streams.ts';
import { lastWeekBefore, type Period } from '#rules/periods.ts';
import { FUNNEL } from './contract.ts';
import { officeListings } from './listings.ts';
import { overviewOf } from './overview.ts';
import { dayInWords, durationInWords, numberInWords, REPORT_WORDS } from './report-words.ts';

/** Listings named in the mail. */
const NAMED = 3;
const WORDS = {
  ar: {
    subject: 'أسبوع {office} بالأرقام',
    hello: 'أهلًا {name}،',
    period: 'من {from} إلى {to}:',
    figure: '{name}: {n} (الأسبوع الذي قبله {before})',
    best: 'المشاهدات {views} · الاستفسارات {leads}',
    button: 'افتح التقرير',
  },
  en: {
    subject: 'The week of {office} in figures',
    hello: 'Hello {name},',
    period: 'From {from} to {to}:',
    figure: '{name}: {n} ({before} the week before)',
    best: '{views} views · {leads} inquiries',
    button: 'Open the report',
  },
} as const;

/** SQL, of `users` as `u`. */
const WANTS_IT = `coalesce(u.notification_preferences->'weeklyReport'->>'email', 'true') = 'true'`;

export interface WeeklyMail {
  userId: string;
  officeId: string;
  from: string;
  to: string;
}

/**
 * Asks for the mail on the week that ended, one for each owner of an office that has published. Noting and asking are one
 * transaction, so a schedule that runs twice mails once.
 * @returns how many mails were asked for
 */
export const askWeeklyMails = (db: Db): Promise<number> =>
  db.transaction(async (trx) => {
    const { from, to } = lastWeekBefore(await todayInDamascus(trx));
    const { rows } = await trx.raw<{ rows: { user_id: string; office_id: string }[] }>(
      `update office_members m set mailed_week = :to from users u, offices o
       where u.id = m.user_id and o.id = m.office_id and m.role = 'owner' and coalesce(m.mailed_week < :to::date, true)
         and ${officeMayBeShown('o')}
         and u.email_verified_at is not null and ${mayAct('u')}
         and ${WANTS_IT}
         and exists (select from listings l where l.office_id = o.id and l.published_at is not null and l.deleted_at is null)
       returning m.user_id, m.office_id`,
      { to },
    );
    const jobs = rows.map(({ user_id: userId, office_id: officeId }) => ({ payload: { userId, officeId, from, to } }));
    await enqueueAll(trx, 'weekly_report_mail', jobs);
    return rows.length;
  });

interface Week {
  office: string;
  name: string;
  period: Period;
  totals: Record<(typeof FUNNEL)[number], number>;
  before: Record<(typeof FUNNEL)[number], number>;
  /** Half of the first answers came sooner. */
  medianMinutes: number | null;
  listings: { id: string; code: string | number; title: string | null; views: number; leads: number }[];
}

export function weeklyLetter(
  { office, name, period, totals, before, medianMinutes, listings }: Week,
  lang: Lang,
  hrefOf: (path: string) => string,
): MailContent {
  const words = WORDS[lang];
  const days = { from: dayInWords(period.from, lang), to: dayInWords(period.to, lang) };
  const figures = FUNNEL.map((figure) =>
    fill(words.figure, {
      name: REPORT_WORDS[lang].figures[figure],
      n: numberInWords(totals[figure]),
      before: numberInWords(before[figure]),
    }),
  );
  const answered = `${REPORT_WORDS[lang].answerTime}: ${durationInWords(medianMinutes, lang)}`;
  return {
    subject: fill(words.subject, { office }),
    paragraphs: [fill(words.hello, { name }), fill(words.period, days), ...figures, answered],
    items: listings
      .filter(({ views, leads }) => views + leads > 0)
      .map(({ id, code, title, views, leads }) => ({
        title: title ?? `#${code}`,
        href: hrefOf(`/property/${id}`),
        text: fill(words.best, { views: numberInWords(views), leads: numberInWords(leads) }),
      })),
    button: { label: words.button, href: hrefOf(`/dashboard?timeframe=custom&from=${period.from}&to=${period.to}`) },
  };
}

type ReportReader = Pick<UserRow, 'first_name' | 'language'> &
  Pick<OfficeRow, 'name_ar' | 'name_en'> & { email: string };

/** Writes and sends one; a week in which nothing happened is passed over, and so is an owner who has left. */
export async function mailWeeklyReport({ db, config, mailer }: JobDeps, mail: WeeklyMail): Promise<void> {
  const { userId, officeId, ...period } = mail;
  const person = await db('office_members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .join('offices as o', 'o.id', 'm.office_id')
    .where({ user_id: userId, office_id: officeId, role: 'owner' })
    .whereRaw(takesMail('u'))
    .whereRaw(mayAct('u'))
    .whereRaw(WANTS_IT)
    .first<ReportReader | undefined>('u.email', 'u.first_name', 'u.language', 'o.name_ar', 'o.name_en');
  if (!person) return;
  const lang = person.language;
  const asked = { office: officeId, period, sort: 'views', size: NAMED, skip: 0, lang } as const;
  const [overview, { listings }] = await Promise.all([overviewOf(db, officeId, period), officeListings(db, asked)]);
  const { totals, before, answering } = overview;
  if (FUNNEL.every((name) => totals[name] === 0 && before[name] === 0)) return;

  const hrefOf = (path: string) => {
    const url = new URL(path, config.http.publicUrl);
    url.searchParams.set('lang', lang);
    return url.href;
  };
  const ways = waysOut(config, { userId, stream: 'weeklyReport' }, lang);
  const office = lang === 'ar' ? person.name_ar : person.name_en;
  const { medianMinutes } = answering;
  const letter = weeklyLetter(
    { office, name: person.first_name, period, totals, before, medianMinutes, listings },
    lang,
    hrefOf,
  );
  await mailer.send({
    to: person.email,
    account: userId,
    messageId: messageId('weekly-report', `${officeId}.${userId}.${period.to}`, config.http.publicUrl),
    unsubscribe: ways.unsubscribe,
    ...renderMail({ ...letter, links: ways.links }, { lang, brand: config.brand[lang] }),
  });
}
