import { admin } from '#authorisation.ts';
import { feature, type WorkerDeps } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import { maintainSitemaps, renewSitemaps } from './build-sitemaps.ts';
import * as contract from './contract.ts';
import { sitemapRoutes } from './routes.ts';

const sitemapMessages = {
  sitemap_build_running: {
    status: 409,
    ar: 'خرائط الموقع قيد البناء الآن. انتظر حتى تنتهي.',
    en: 'The sitemaps are being built right now. Please wait until that is done.',
  },
} satisfies Messages;

declare global {
  namespace GraphileWorker {
    interface Tasks {
      sitemap_build: Record<string, never>;
      sitemap_renewal: Record<string, never>;
    }
  }
}

const withSitemaps = ({ files, ...deps }: WorkerDeps) => ({ ...deps, sitemaps: files.sitemaps });
export const sitemapsFeature = feature({
  about: 'Lists of pages for search engines',
  contract,
  authorisation: {
    'GET /admin/sitemaps': admin('sitemaps'),
    'POST /admin/sitemaps/builds': admin('sitemaps'),
  },
  routes: [sitemapRoutes],
  messages: sitemapMessages,
  tasks: (deps) => ({
    sitemap_build: (_payload, { abortSignal }) => maintainSitemaps(withSitemaps(deps), abortSignal),
    sitemap_renewal: (_payload, { abortSignal }) => renewSitemaps(withSitemaps(deps), abortSignal),
  }),
  schedule: [
    { task: 'sitemap_build', match: '* * * * *' },
    { task: 'sitemap_renewal', match: '25 * * * *' },
  ],
  text: { tables: ['sitemap_builds', 'sitemap_files'] },
  personal: [
    {
      what: 'sitemaps',
      holds: "addresses with an office's slug",
      erased: 'left out at the next hourly build; the replaced file lives two hours',
    },
  ],
  answers: [
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'who asked for a build stays written down',
    },
  ],
});
