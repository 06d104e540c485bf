import type { Db } from '@diyar/db';
import type { Config } from '#config.ts';
import type { Secrets } from '#lib/auth/secrets.ts';
import type { Lang } from '#lib/endpoint.ts';
import { mayBeTold } from '#lib/standing/questions.ts';
import type { MailStream } from '#rules/notifications.ts';
import type { MailContent } from './mail-content.ts';
import { subjectOf, unsubscribeToken } from './unsubscribe-link.ts';

/** As the switches of Settings call them. */
export const STREAM_NAMES: Record<MailStream, Record<Lang, string>> = {
  listingApproved: { ar: 'قُبل إعلانك', en: 'Listing approved' },
  listingRejected: { ar: 'رُفض إعلانك', en: 'Listing rejected' },
  newLead: { ar: 'استفسار جديد أو ردّ', en: 'New inquiry or reply' },
  favourites: { ar: 'جديد مفضّلتك', en: 'News about your favorites' },
  subscriptionExpiring: { ar: 'اشتراكك على وشك الانتهاء', en: 'Subscription expiring' },
  weeklyReport: { ar: 'التقرير الأسبوعي', en: 'Weekly report' },
  promotions: { ar: 'عروض وأخبار', en: 'Offers and news' },
};

const WORDS = {
  ar: { stop: 'إيقاف رسائل «{stream}»', choose: 'اختر الرسائل التي تصلك' },
  en: { stop: 'Stop emails: {stream}', choose: 'Choose which mails you get' },
} as const;

export interface StreamOf {
  userId: string;
  stream: MailStream;
}

export interface Site {
  http: Pick<Config['http'], 'publicUrl'>;
  auth: Pick<Config['auth'], 'secret'>;
}

export const streamToken = ({ auth }: Pick<Site, 'auth'>, { userId, stream }: StreamOf): string =>
  unsubscribeToken(auth.secret, `${stream}~${userId}`);

export const stopLabel = (stream: MailStream, lang: Lang): string =>
  WORDS[lang].stop.replace('{stream}', STREAM_NAMES[stream][lang]);

/** Ways out of one stream: `unsubscribe` for the mail's header, `links` for its foot. */
export function waysOut(
  config: Site,
  of: StreamOf,
  lang: Lang,
): { unsubscribe: string; links: NonNullable<MailContent['links']> } {
  const token = encodeURIComponent(streamToken(config, of));
  const hrefOf = (path: string) => {
    const url = new URL(path, config.http.publicUrl);
    url.searchParams.set('lang', lang);
    return url.href;
  };
  return {
    unsubscribe: new URL(`/api/notifications/stream/unsubscribe?token=${token}`, config.http.publicUrl).href,
    links: [
      {
        label: stopLabel(of.stream, lang),
        href: hrefOf(`/alerts/unsubscribe?token=${token}`),
      },
      { label: WORDS[lang].choose, href: hrefOf('/dashboard/settings/notifications') },
    ],
  };
}

const STREAMS = Object.keys(STREAM_NAMES);
/** SQL, of `users` and a name `stream`. */
const IS_ON = `coalesce(notification_preferences #>> array[stream, 'email'], 'true') <> 'false'`;

const isStream = (name: string): name is MailStream => Object.hasOwn(STREAM_NAMES, name);

/** @returns the stream that a link of ours is about, while its reader may be told anything */
export async function readStream(
  db: Db,
  secrets: Secrets,
  token: string,
): Promise<(StreamOf & { isOn: boolean }) | undefined> {
  const [stream = '', userId] = subjectOf(secrets, token)?.split('~') ?? [];
  if (!userId || !isStream(stream)) return undefined;
  const row = await db('users')
    .where({ id: userId })
    .whereRaw(mayBeTold('users'))
    .first<{ isOn: boolean } | undefined>(
      db.raw(`coalesce(cast(notification_preferences #>> array[?, 'email'] as boolean), true) as "isOn"`, [stream]),
    );
  return row && { userId, stream, isOn: row.isOn };
}

/** Switches the mails of every stream off. @returns 0 where they were */
export const stopStreams = (db: Db, userId: string): Promise<number> =>
  db('users')
    .where({ id: userId })
    .whereRaw(`exists (select from unnest(cast(? as text[])) stream where ${IS_ON})`, [STREAMS])
    .update({
      notification_preferences: db.raw(
        `notification_preferences || (
          select jsonb_object_agg(stream, jsonb_build_object('push', true) || coalesce(notification_preferences -> stream, '{}') || '{"email": false}')
          from unnest(cast(? as text[])) stream)`,
        [STREAMS],
      ),
    });

/** Switches the mails of one stream; its pushes and all other streams stay as they are. */
export const setStream = (db: Db, { userId, stream }: StreamOf, isOn: boolean) =>
  db('users')
    .where({ id: userId })
    .update({
      notification_preferences: db.raw(
        `notification_preferences || jsonb_build_object(cast(:stream as text),
          jsonb_build_object('push', true) || coalesce(notification_preferences -> :stream, '{}') || jsonb_build_object('email', cast(:isOn as boolean)))`,
        { stream, isOn },
      ),
    });
