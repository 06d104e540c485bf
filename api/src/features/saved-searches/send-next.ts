import type { Db } from '@diyar/db';
import { toDocument } from '@diyar/indexer/document';
import type { JobDeps } from '#jobs/job-deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { renderMail } from '#mail/mail-content.ts';
import { messageId } from '#mail/mailer.ts';
import { takesMail } from '#mail/refusals.ts';
import { waysOut } from '#mail/streams.ts';
import { unsubscribeToken } from '#mail/unsubscribe-link.ts';
import { presentCard } from '../search/index.ts';
import { alertLetter, SHOWN, wayOutLabel } from './alert-mail-content.ts';
import { type NewsOf, newsByListing, searchesIn, type Told } from './alerts-of-person.ts';
import { fallsOfDelivery, newsOfFall } from './favourite-falls.ts';
import { resultsPathOf } from './present.ts';

interface Waiting {
  id: string;
  attempts: number;
  user_id: string;
  email: string | null;
  first_name: string;
  language: Lang;
  wants_favourites: boolean;
}
interface Search extends Told {
  by_email: boolean;
}
/** What a delivery still has to tell by mail, to whom it is news. */
interface Letter {
  searches: Search[];
  isFavourite: boolean;
  news: NewsOf<Search>[];
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
    select d.id, d.attempts, u.id as user_id, case when ${takesMail('u')} then u.email end as email, u.first_name, u.language,
      coalesce(u.notification_preferences #>> '{favourites,email}', 'true') <> 'false' as wants_favourites
    from saved_search_deliveries d left join saved_searches former on former.id = d.search_id
      join users u on u.id = coalesce(d.user_id, former.user_id)
    where d.mail = 'waiting' and d.try_at <= app_now()
    order by d.try_at limit 1 for update of d skip locked`);
  const [waiting] = rows;
  if (!waiting) return 'none';
  const settle = (columns: Record<string, unknown>) =>
    trx('saved_search_deliveries').where({ id: waiting.id }).update(columns);

  const letter = waiting.email ? await letterOf(trx, waiting, deps.facts) : undefined;
  if (!letter || letter.news.length === 0) {
    // Unsubscribed meanwhile, or all sold.
    await settle({ mail: 'none' });
    return 'done';
  }
  try {
    const outcome = await send(deps, waiting, letter);
    await settle(outcome === 'refused' ? { mail: 'none' } : { mail: 'sent', sent_at: trx.raw('clock_timestamp()') });
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

async function letterOf(trx: Db, { id, wants_favourites }: Waiting, facts: KnownFacts): Promise<Letter> {
  const alerts = await trx('saved_search_alerts')
    .where({ delivery_id: id })
    .select('search_id', 'listing_id', 'reason', 'deal', 'was_cents');
  const asking = await trx('saved_searches')
    .whereIn(
      'id',
      alerts.map(({ search_id }) => search_id),
    )
    .where({ by_email: true })
    .orderBy(['created_at', 'id'])
    .select<Search[]>('id', 'name', 'query', 'criteria', 'by_email');
  const found = await newsByListing(trx, asking, alerts, facts);
  const searches = searchesIn(asking, found);
  const [fall] = wants_favourites ? await fallsOfDelivery(trx, id) : [];
  if (!fall) return { searches, isFavourite: false, news: found };
  const falls = (await newsOfFall(trx, fall)).map((news) => ({ ...news, searches }));
  return { searches, isFavourite: falls.length > 0, news: falls.length > 0 ? falls : found };
}

async function send(
  { config, mailer, facts }: JobDeps & { facts: KnownFacts },
  waiting: Waiting,
  { searches, isFavourite, news }: Letter,
) {
  const lang = waiting.language;
  const { publicUrl } = config.http;
  const href = (path: string) => {
    const url = new URL(path, publicUrl);
    url.searchParams.set('lang', lang);
    return url.href;
  };
  const ways = waysOutOf(config, waiting, { searches, isFavourite }, href);
  const letter = alertLetter(
    {
      name: waiting.first_name,
      searches: searches.map(({ name }) => name),
      isFavourite,
      total: news.length,
      falls: news.filter(({ wasCents }) => wasCents !== null).length,
      items: news.slice(0, SHOWN).map(({ row, cents, period, wasCents, searches: own }) => ({
        card: presentCard(toDocument(row, facts.wording), facts.catalogue, lang),
        searches: own.map(({ name }) => name),
        amount: cents === null ? null : cents / 100,
        period,
        was: wasCents === null ? null : wasCents / 100,
      })),
      resultsHref: href(searches.length > 0 ? resultsPathOf(searches) : '/properties/saved'),
      manageHref: href(searches.length > 0 ? '/dashboard/saved-searches' : '/dashboard/settings/notifications'),
      waysOut: ways.map(({ link }) => link),
      href,
    },
    lang,
  );
  return mailer.send({
    to: waiting.email ?? '',
    account: waiting.user_id,
    messageId: messageId('alert', waiting.id, publicUrl),
    unsubscribe: ways[0]?.oneClick,
    ...renderMail(letter, { lang, brand: config.brand[lang] }),
  });
}

/** Each stream's own way out, as they are named: a click ends that one alone. */
function waysOutOf(
  config: JobDeps['config'],
  { user_id: userId, language: lang }: Waiting,
  { searches, isFavourite }: Pick<Letter, 'searches' | 'isFavourite'>,
  href: (path: string) => string,
) {
  const isAlone = searches.length === 1 && !isFavourite;
  const favourites = isFavourite ? waysOut(config, { userId, stream: 'favourites' }, lang) : undefined;
  const ofSearches = searches.map(({ id, name }) => {
    const token = encodeURIComponent(unsubscribeToken(config.auth.secret, id));
    return {
      link: { label: wayOutLabel(name, isAlone, lang), href: href(`/alerts/unsubscribe?token=${token}`) },
      oneClick: new URL(`/api/saved-searches/unsubscribe?token=${token}`, config.http.publicUrl).href,
    };
  });
  const [link] = favourites?.links ?? [];
  return [...(favourites && link ? [{ link, oneClick: favourites.unsubscribe }] : []), ...ofSearches];
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
