import type { Db } from '@diyar/db';
import { toDocument } from '@diyar/indexer/document';
import type { JobDeps } from '#jobs/job-deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { renderMail } from '#mail/mail-content.ts';
import { messageId } from '#mail/mailer.ts';
import { unsubscribeToken } from '#mail/unsubscribe-link.ts';
import { type Criteria, presentCard } from '../search/index.ts';
import { alertLetter, SHOWN } from './alert-mail-content.ts';
import { searchPathOf } from './present.ts';
import { type TrueNews, trueNews } from './true-news.ts';

interface Waiting {
  id: string;
  attempts: number;
  search_id: string;
  name: string;
  query: string;
  criteria: Criteria;
  by_email: boolean;
  email: string | null;
  first_name: string;
  language: Lang;
}

/** After so many tries, about two days of them, a mail is given up; the notification is there. */
const MOST_TRIES = 12;
const SLOWEST_RETRY_MIN = 360;
/** Tries after which administrators see that it does not leave. */
const FAILING_AFTER = 3;

/**
 * Sends one waiting mail. Its row stays locked on the way: a worker that is killed frees it at once, and the next sends it.
 * Only a death between the server's "taken" and the commit sends one twice, under the same Message-ID.
 * @returns 'none' when none waits, 'failed' when the server did not take it
 */
export async function sendNext(trx: Db, deps: JobDeps & { facts: KnownFacts }): Promise<'none' | 'done' | 'failed'> {
  const { rows } = await trx.raw<{ rows: Waiting[] }>(`
    select d.id, d.attempts, s.id as search_id, s.name, s.query, s.criteria, s.by_email, u.email, u.first_name, u.language
    from saved_search_deliveries d join saved_searches s on s.id = d.search_id join users u on u.id = s.user_id
    where d.mail = 'waiting' and d.try_at <= app_now()
    order by d.try_at limit 1 for update of d skip locked`);
  const [waiting] = rows;
  if (!waiting) return 'none';
  const settle = (columns: Record<string, unknown>) =>
    trx('saved_search_deliveries').where({ id: waiting.id }).update(columns);

  const news = waiting.by_email && waiting.email ? await newsOf(trx, waiting, deps.facts) : [];
  if (news.length === 0) {
    // Unsubscribed meanwhile, or all sold.
    await settle({ mail: 'none' });
    return 'done';
  }
  try {
    await send(deps, waiting, news);
    await settle({ mail: 'sent', sent_at: trx.raw('clock_timestamp()') });
    return 'done';
  } catch {
    // The server's refusal is counted; the outbox tries again, later and later.
    const attempts = waiting.attempts + 1;
    const wait = Math.min(2 ** attempts, SLOWEST_RETRY_MIN);
    await settle({
      attempts,
      mail: attempts < MOST_TRIES ? 'waiting' : 'failed',
      try_at: trx.raw(`app_now() + ? * interval '1 minute'`, [wait]),
    });
    return 'failed';
  }
}

/** What a delivery still has to tell. */
async function newsOf(trx: Db, { id, criteria }: Waiting, facts: KnownFacts): Promise<TrueNews[]> {
  const alerts = await trx('saved_search_alerts')
    .where({ delivery_id: id })
    .select('listing_id', 'reason', 'deal', 'was_cents');
  return trueNews(trx, alerts, criteria, facts);
}

async function send({ config, mailer, facts }: JobDeps & { facts: KnownFacts }, waiting: Waiting, news: TrueNews[]) {
  const lang = waiting.language;
  const { publicUrl } = config.http;
  const token = encodeURIComponent(unsubscribeToken(config.auth.secret, waiting.search_id));
  const href = (path: string) => {
    const url = new URL(path, publicUrl);
    url.searchParams.set('lang', lang);
    return url.href;
  };
  const letter = alertLetter(
    {
      name: waiting.first_name,
      search: waiting.name,
      total: news.length,
      falls: news.filter(({ wasCents }) => wasCents !== null).length,
      items: news.slice(0, SHOWN).map(({ row, cents, period, wasCents }) => ({
        card: presentCard(toDocument(row, facts.wording), facts.catalogue, lang),
        amount: cents === null ? null : cents / 100,
        period,
        was: wasCents === null ? null : wasCents / 100,
      })),
      searchHref: href(`${searchPathOf(waiting.query)}&sortBy=date`),
      manageHref: href('/dashboard/saved-searches'),
      unsubscribeHref: href(`/alerts/unsubscribe?token=${token}`),
      href,
    },
    lang,
  );
  await mailer.send({
    to: waiting.email ?? '',
    messageId: messageId('alert', waiting.id, publicUrl),
    unsubscribe: new URL(`/api/saved-searches/unsubscribe?token=${token}`, publicUrl).href,
    ...renderMail(letter, { lang, brand: config.brand[lang] }),
  });
}

/** Mails of alerts that do not leave; those given up are told for a week. */
export async function countUndelivered(db: Db): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from saved_search_deliveries
     where mail = 'waiting' and attempts >= ? or mail = 'failed' and try_at > app_now() - interval '7 days'`,
    [FAILING_AFTER],
  );
  return rows[0].n;
}
