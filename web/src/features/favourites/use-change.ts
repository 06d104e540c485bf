import { KEPT_AT_MOST, type List } from '@diyar/api/rules/favourites';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { listsHeld } from './store.ts';
import { change } from './sync.ts';

/** Fields of a listing that a list needs; every card and the details have it. */
export type Keepable = { id: string; title: string; price: { amount: number | null } };
type ActedOn = Exclude<List, 'viewed'>;

/** Saves, drops, hides or shows again at once, and says so with a way back. */
export function useChange() {
  const { t } = useTranslation(['favourites', 'ui']);
  const api = useApi();
  const session = useSession();

  return function act(list: ActedOn, { id, price }: Keepable, on: boolean): void {
    if (on && list === 'favourites' && listsHeld().favourites.length >= KEPT_AT_MOST.favourites) {
      toast.error(t('full'));
      return;
    }
    const kept = { id, at: new Date().toISOString(), price: price.amount };
    const put = (to: boolean) => change({ api, session }, list, kept, to);
    const said = toast.success(t(`said.${list}.${on ? 'on' : 'off'}`), {
      action: { label: t('undo'), run: () => void put(!on).catch(() => {}) },
    });
    // The server's reason is a toast of its own by then.
    put(on).catch(() => toast.dismiss(said));
  };
}
