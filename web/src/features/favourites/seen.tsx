import { useEffect } from 'react';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { markSeen } from './sync.ts';
import type { Keepable } from './use-change.ts';

/** Draws nothing: tells that this listing was looked at, and remembers it. A tab opened behind waits until it is turned to. */
export function Seen({ listing: { id, price } }: { listing: Keepable }) {
  const api = useApi();
  const session = useSession();
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', tell);
      markSeen({ api, session }, { id, at: new Date().toISOString(), price: price.amount });
      // A figure for its owner: whoever looks is not troubled with it.
      api.post('/listings/:id/view', { params: { id }, body: {}, errorToast: false }).catch(() => {});
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [api, session, id, price.amount]);
  return null;
}
