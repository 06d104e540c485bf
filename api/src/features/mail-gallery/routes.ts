import type { FastifyPluginAsync } from 'fastify';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { renderMail } from '#mail/mail-content.ts';
import { countRefused } from '#mail/refusals.ts';
import * as contract from './contract.ts';
import { type GalleryEntry, galleryOf } from './gallery.ts';

const idOf = ({ kind, mail }: GalleryEntry): string => `${mail ? 'mail' : 'push'}.${kind}`;

export const mailGalleryRoutes: FastifyPluginAsync = async (app) => {
  const { config, db } = app.deps;
  const shown = (entry: GalleryEntry, lang: Lang) => ({
    mail: entry.letter ? renderMail(entry.letter(lang), { lang, brand: config.brand[lang] }) : null,
    push: entry.pushed?.(lang) ?? null,
  });

  serve(app, contract.mailKinds, async ({ request: { lang } }) => ({
    refusedAddresses: await countRefused(db),
    kinds: galleryOf(config, app.features).map((entry) => ({
      id: idOf(entry),
      kind: entry.kind,
      subject: entry.letter?.(lang).subject ?? entry.pushed?.(lang).title ?? entry.kind,
      mail: entry.mail,
      push: entry.push,
    })),
  }));
  serve(app, contract.mailExample, ({ params: { id } }) => {
    const entry = galleryOf(config, app.features).find((candidate) => idOf(candidate) === id);
    if (!entry) throw new AppError('mail_kind_unknown', 404);
    return { ar: shown(entry, 'ar'), en: shown(entry, 'en') };
  });
};
