import { UNREAD_QUERIES } from '#features/accounts/unread.ts';
import { VISITOR } from '#features/push/api.ts';
import { goOn, silence } from '#features/push/device.ts';
import { kept } from '#features/push/kept.ts';
import { withLang } from '#lib/links.ts';
import { toast } from '#lib/toast.ts';
import { OPENED_MARK, type PushMessage } from '#service-worker/messages.ts';
import { loadMessages } from '../messages.ts';
import type { Services } from '../services.ts';
import './push-texts.ts';

/** Spec, section 9. */
const FOREGROUND_MS = 5_000;

/** The subscription of this browser follows who is signed in: a log-out ends it, the same person's log-in takes it up, or a visitor's. */
export function followUser({ api, lang, session }: Services): void {
  let personId: string | undefined;
  const look = async () => {
    const state = session.state();
    const { status, user } = state;
    // Whoever sees the site as somebody else stays on their own device.
    const person = user ?? VISITOR;
    if (status === 'loading' || person.id === personId || 'viewEndsAt' in state) return;
    personId = person.id;
    const owner = kept()?.userId;
    if (owner === person.id || owner === VISITOR.id) await goOn(api, person, lang);
    else await silence();
  };
  const start = () => void look().catch(() => {});
  session.subscribe(start);
  start();
}

/** Says on the page what the worker would have shown over it. */
export async function showPushed(services: Services, { title, body, url, tag }: PushMessage): Promise<void> {
  const { i18n, lang, queryClient } = services;
  const { push } = await loadMessages(lang, ['push']);
  i18n.addResourceBundle(lang, 'push', push);
  renewBell(queryClient);
  const run = () => location.assign(withLang(url, lang) + OPENED_MARK + tag);
  toast.info([title, body].filter(Boolean).join(' · '), {
    ms: FOREGROUND_MS,
    action: { label: i18n.t('push:open'), run },
  });
}

/** What was opened from a notification is read: the bell counts it no more. */
export function markOpened({ api, session, queryClient }: Services, tag: string): void {
  if (location.hash.startsWith(OPENED_MARK))
    history.replaceState(history.state, '', location.pathname + location.search);
  const id = tag.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const look = async () => {
    const { status } = session.state();
    if (status === 'loading') return;
    stop();
    if (status !== 'signedIn') return;
    await api.put('/notifications/:id/read', { params: { id }, body: {}, errorToast: false });
    renewBell(queryClient);
  };
  const start = () => void look().catch(() => {});
  const stop = session.subscribe(start);
  start();
}

function renewBell(queryClient: Services['queryClient']): void {
  for (const queryKey of UNREAD_QUERIES) void queryClient.invalidateQueries({ queryKey });
}
