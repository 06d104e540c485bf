import type { Feature } from '#feature.ts';
import type { Lang } from '#lib/endpoint.ts';
import { ACCOUNT_MAILS, letterOf, PATHS } from '#mail/account-mails.ts';
import type { MailContent } from '#mail/mail-content.ts';
import { LISTING_STREAMS, type MailOrder } from '#mail/order.ts';
import { type Site, waysOut } from '#mail/streams.ts';
import type { MailStream } from '#rules/notifications.ts';
import { notificationLetter, presentNotification, pushMessageOf } from '../notifications/index.ts';
import { EXAMPLE_PARAMETERS, exampleIn } from './example-values.ts';

/** A kind of message that leaves the site, with what it says of the example data. */
export interface GalleryEntry {
  kind: string;
  /** Switch of Settings that its mail, its push and its message to a messenger obey; `always` asks nobody. Null: there is none. */
  mail: string | null;
  push: string | null;
  chat?: string;
  letter?: (lang: Lang) => MailContent;
  pushed?: (lang: Lang) => { title: string; body: string };
}

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Every mail and push there is: of accounts, of features, of notifications. */
export function galleryOf(config: Site, features: readonly Feature[]): GalleryEntry[] {
  const hrefIn = (lang: Lang) => (path: string) => {
    const url = new URL(path, config.http.publicUrl);
    url.searchParams.set('lang', lang);
    return url.href;
  };
  const linksOf = (stream: MailStream | undefined, lang: Lang) =>
    stream && { links: waysOut(config, { userId: NOBODY, stream }, lang).links };

  const accounts = ACCOUNT_MAILS.map((kind): GalleryEntry => {
    const stream = LISTING_STREAMS[kind];
    const letter = (lang: Lang) => ({ ...accountLetter(kind, lang, hrefIn(lang)), ...linksOf(stream, lang) });
    return { kind, mail: stream ?? 'always', push: null, letter };
  });
  const ofFeatures = features.flatMap(({ mails = {} }) =>
    Object.entries(mails).map(
      ([kind, { stream, letter }]): GalleryEntry => ({
        kind,
        mail: stream ?? 'always',
        push: null,
        letter: (lang) => ({ ...letter(lang, hrefIn(lang)), ...(stream !== 'savedSearches' && linksOf(stream, lang)) }),
      }),
    ),
  );
  const notifications = features.flatMap(({ notifications: kinds = {} }) =>
    Object.entries(kinds).map(
      ([kind, { mail, chat, parts, push = parts ? Object.keys(parts).join(', ') : mail }]): GalleryEntry => {
        const row = { id: NOBODY, type: 'other' as const, kind, url: null, read_at: null, created_at: new Date(0) };
        const noted = (lang: Lang) => presentNotification({ ...row, parameters: EXAMPLE_PARAMETERS }, lang);
        const stream = mail === 'always' ? undefined : mail;
        return {
          kind,
          mail: mail ?? null,
          push: push ?? null,
          ...(chat && { chat }),
          ...(mail && {
            letter: (lang) => ({
              ...notificationLetter(noted(lang), { name: exampleIn('name', lang), lang, hrefOf: hrefIn(lang) }),
              ...linksOf(stream, lang),
            }),
          }),
          ...(push && { pushed: (lang) => pushMessageOf(noted(lang)) }),
        };
      },
    ),
  );
  return [...accounts, ...ofFeatures, ...notifications.filter(({ mail, push }) => mail || push)];
}

function accountLetter(kind: MailOrder['kind'], lang: Lang, hrefOf: (path: string) => string): MailContent {
  const [name, title, reason] = ['name', 'title', 'reason'].map((blank) => exampleIn(blank, lang));
  return letterOf(kind, {
    ...{ lang, name: name ?? '', title: title ?? '', reason: reason ?? '' },
    href: hrefOf(PATHS[kind] ?? '/'),
    ...(kind === 'proof_code' && { code: '482915' }),
  });
}
