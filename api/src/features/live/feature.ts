import { notifications } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import * as contract from './contract.ts';
import { liveRoutes } from './routes.ts';

const liveMessages = {
  live_is_a_stream: {
    status: 406,
    ar: 'هذا العنوان يُقرأ دفقًا متواصلًا فقط (text/event-stream).',
    en: 'This address is only read as a stream (text/event-stream).',
  },
  live_unavailable: {
    status: 503,
    ar: 'لا يمكن متابعة المستجدات لحظة بلحظة الآن. حاول بعد دقيقة.',
    en: 'News can’t be followed live right now. Try again in a minute.',
  },
} satisfies Messages;

export const liveFeature = feature({
  about: 'News while a page is open, as a stream',
  contract,
  authorisation: {
    'GET /live': notifications,
  },
  routes: [liveRoutes],
  messages: liveMessages,
});
