import type { Kept, KeptLists } from '@diyar/api/contracts/favourites';
import type { List } from '@diyar/api/rules/favourites';
import type { Api } from '#lib/api-client.ts';
import type { Session } from '#lib/session.ts';
import {
  changesSoFar,
  emptyList,
  followOtherTabs,
  holdFor,
  isOn,
  listsHeld,
  noteBehind,
  ownerOfLists,
  putOn,
  removeFrom,
} from './store.ts';

type Deps = { api: Api; session: Session };

/** Whose account the lists belong to; administrators have none, also while they see the site as somebody else. */
function personOf({ session }: Deps): string | undefined {
  const state = session.state();
  if (state.status !== 'signedIn' || state.viewEndsAt || state.user.type === 'admin') return undefined;
  return state.user.id;
}

/** Keeps this device's lists those of whoever is signed in: a visitor's join the account, and leave with who leaves. */
export function startLists(deps: Deps): void {
  let asked: string | undefined;
  const follow = async () => {
    if (deps.session.state().status === 'loading') return;
    const person = personOf(deps);
    if (person === asked && person) return;
    asked = person;
    if (!person) {
      if (ownerOfLists() !== null) holdFor(null);
      return;
    }
    // Another account's lists on this device are not this one's to merge.
    if (ownerOfLists() !== null && ownerOfLists() !== person) holdFor(person);
    try {
      await fetchFor(deps, person);
    } catch {
      // The lists of the last visit stay; the next page, or sign-in, asks again.
      asked = undefined;
      noteBehind();
    }
  };
  followOtherTabs();
  deps.session.subscribe(() => void follow());
  void follow();
}

/** Asked again as long as something was saved or dropped meanwhile. */
async function fetchFor(deps: Deps, person: string): Promise<void> {
  for (;;) {
    const before = changesSoFar();
    const lists = ownerOfLists() === null ? await bring(deps) : await deps.api.get('/users/lists');
    if (personOf(deps) !== person) return;
    if (before !== changesSoFar()) continue;
    holdFor(person, lists);
    return;
  }
}

function bring({ api }: Deps): Promise<KeptLists> {
  const { favourites, hidden, viewed } = listsHeld();
  if (favourites.length + hidden.length + viewed.length === 0) return api.get('/users/lists');
  const bare = (list: readonly Kept[]) => list.map(({ id, at }) => ({ id, at }));
  const body = { favourites: bare(favourites), hidden: bare(hidden), viewed: bare(viewed) };
  return api.post('/users/lists/merge', { body, errorToast: false });
}

/** A write after the other: on and off again must not arrive the other way round. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Puts a listing on a list, or takes it off: here at once, on the account behind it.
 * Rejects with the `ApiError` that was shown, after the list is again as it was.
 */
export function change(deps: Deps, list: List, kept: Kept, on: boolean): Promise<void> {
  const was = isOn(list, kept.id);
  const set = (to: boolean) => (to ? putOn(list, kept) : removeFrom(list, kept.id));
  set(on);
  if (!personOf(deps)) return Promise.resolve();
  const path = '/users/lists/:list/:listingId';
  const params = { list, listingId: kept.id };
  const sent = last.then<unknown>(() =>
    on ? deps.api.put(path, { params, body: {} }) : deps.api.delete(path, { params }),
  );
  last = sent.catch(() => set(was));
  return sent.then(() => {});
}

/** A viewed listing joins the list silently: nothing is lost when it does not. */
export function markSeen(deps: Deps, kept: Kept): void {
  putOn('viewed', kept);
  if (!personOf(deps)) return;
  last = last
    .then(() => {
      const params = { list: 'viewed', listingId: kept.id } as const;
      return deps.api.put('/users/lists/:list/:listingId', { params, body: {}, errorToast: false });
    })
    .catch(() => {});
}

/** Forgets what was looked at. Rejects with the `ApiError` that was shown; the list is what it was then. */
export async function clearViewed(deps: Deps): Promise<void> {
  const before = listsHeld().viewed;
  emptyList('viewed');
  if (!personOf(deps)) return;
  const sent = last.then(() => deps.api.delete('/users/lists/:list', { params: { list: 'viewed' } }));
  last = sent.catch(() => {
    for (const kept of [...before].reverse()) putOn('viewed', kept);
  });
  await sent;
}
