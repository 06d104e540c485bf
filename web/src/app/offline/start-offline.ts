import type { ResourceLanguage } from 'i18next';
import { hasFiles, hasPending } from '#features/offline/has-pending.ts';
import { forgetVisits, registerWorker } from '#features/offline/worker.ts';
import { rememberOnline } from '#lib/connectivity.ts';
import { toast } from '#lib/toast.ts';
import { OPENED_MARK } from '#service-worker/messages.ts';
import { addTexts, loadMessages } from '../messages.ts';
import type { Services } from '../services.ts';

/** Texts for the time without a network come with what keeps pages for it. */
addTexts(import.meta.glob<ResourceLanguage>('../../features/offline/i18n/*.json', { import: 'default' }));

const MINUTE_MS = 60_000;

const push = () => import('../push/start-push.ts');

/** Preparations of a page for the time without a network, once it is there and idle. */
export async function startOffline(services: Services): Promise<void> {
  rememberOnline();
  setInterval(rememberOnline, MINUTE_MS);
  forgetWithUser(services);
  goOnWithFiles(services);
  const send = sendWhatWaits(services);
  const [, tag] = location.hash.split(OPENED_MARK);
  if (tag) void push().then(({ markOpened }) => markOpened(services, tag));
  if (import.meta.env.PROD)
    await registerWorker({
      onNewVersion: (reload) => void offer(services, reload),
      onSend: send,
      onPush: (message) => void push().then(({ showPushed }) => showPushed(services, message)),
      onOpened: (tag) => void push().then(({ markOpened }) => markOpened(services, tag)),
    });
}

/** Whoever leaves, here or in another tab, takes along what was looked at. */
function forgetWithUser({ session: { state, subscribe } }: Services): void {
  let user = state().user?.id;
  subscribe(() => {
    const next = state().user?.id;
    if (user && user !== next) void forgetVisits();
    user = next;
  });
}

/** Letters go out when the site is opened, looked at, or online again, each to the account it was written in. */
function sendWhatWaits({ api, session }: Services): () => void {
  const send = async () => {
    const { user } = session.state();
    if (!user || !hasPending(user.id)) return;
    const { outboxOf } = await import('./outbox-of.ts');
    const outbox = outboxOf(api, user.id);
    await outbox.look();
    await outbox.send();
  };
  const start = () => void send().catch(() => {});
  addEventListener('online', start);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && start());
  session.subscribe(start);
  start();
  return start;
}

/** Photos and videos that were chosen in a form before this document was opened. */
function goOnWithFiles({ api, queryClient, session }: Services): void {
  let owner: string | undefined;
  const look = async () => {
    const { user } = session.state();
    if (user?.id === owner) return;
    owner = user?.id;
    if (!user || !hasFiles(user.id)) return;
    const { resumeFiles } = await import('./files-of.ts');
    await resumeFiles({ api, queryClient, session }, user.id);
  };
  const start = () => void look().catch(() => {});
  session.subscribe(start);
  start();
}

let offered: number | undefined;

async function offer({ i18n, lang }: Services, reload: () => void): Promise<void> {
  const { offline } = await loadMessages(lang, ['offline']);
  i18n.addResourceBundle(lang, 'offline', offline);
  if (offered !== undefined) toast.dismiss(offered);
  const label = i18n.t('offline:version.reload');
  offered = toast.info(i18n.t('offline:version.text'), { stays: true, action: { label, run: reload } });
}
