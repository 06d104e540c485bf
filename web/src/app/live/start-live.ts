import { holdStream } from '#features/live/hold-stream.ts';
import { overTabs, thisTab, type Work } from '#features/live/over-tabs.ts';
import { live } from '#lib/is-live.ts';
import type { Services } from '../services.ts';
import { renewShown } from './renew-shown.ts';

/** Follows the news of whoever is signed in. Where there is no stream, pages ask as often as the specification says. */
export function startLive({ api, session, queryClient }: Services): void {
  const tab = thisTab();
  if (!tab) return;
  const renew = renewShown(queryClient);
  let of: string | undefined;
  let leave: (() => void) | undefined;

  const { hook } = session;
  const work: Work = ({ signal, ...tools }) =>
    holdStream(
      {
        ...tools,
        token: () => hook.accessToken(),
        renew: (refused) => hook.renew(refused),
        askWho: () => api.get('/notifications', { query: { read: false, limit: 1 } }),
      },
      signal,
    );

  function stop(): void {
    leave?.();
    leave = of = undefined;
  }
  function look(): void {
    const state = session.state();
    // Whoever sees the site as somebody else has no stream.
    const id = 'viewEndsAt' in state ? undefined : state.user?.id;
    if (id === of) return;
    stop();
    if (!id || !tab) return;
    of = id;
    leave = overTabs(tab, `diyar-live-${id}`, work, {
      heard: renew,
      becameLive(isLive) {
        live.now = isLive;
        // Either way something may have been missed; and queries that poll look at the clock when they are answered.
        renew({ kind: 'all' });
      },
    });
  }
  session.subscribe(look);
  // A page that waits in the browser's memory must hold no lock.
  addEventListener('pagehide', stop);
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  look();
}
