import type { Db } from '@diyar/db';
import { mayAct } from '../standing/questions.ts';

export const VIEW_MINUTES = 15;

/**
 * Data that an administrator reads of somebody else's besides what is public. Whatever is not named here is hidden: conversations,
 * telephone numbers and addresses of mail, sessions, papers and proofs of payment.
 */
const SHOWN: ReadonlySet<string> = new Set([
  '/users/waiting',
  '/users/lists',
  '/users/listings',
  '/users/listings/:id',
  '/users/listings/quota',
  '/users/quota',
  '/listings/drafts',
  '/listings/:id/media',
  '/priority/my-listings',
  '/priority/stats',
  '/saved-searches',
  '/credits/balance',
  '/credits/transactions',
  '/payments/history',
  '/payments/purchases',
  '/boosts/price/:id',
  '/boosts/active',
  '/boosts/history',
  '/boosts/homepage-featured/availability',
  '/subscriptions/current',
  '/subscriptions/active',
  '/subscriptions/history',
  '/subscriptions/prices',
  '/subscriptions/impact-analysis',
  '/subscriptions/listing-impact-explanation',
]);

export const isShownInViews = ({ access, path }: { access: string; path: string }): boolean =>
  access === 'public' || SHOWN.has(path);

/** Whether the view still runs, its administrator is signed in, and is one. */
export async function isViewLive(db: Db, viewId: string, userId: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `select from account_views v join sessions s on s.id = v.session_id join users a on a.id = s.user_id
       join users u on u.id = v.user_id
     where v.id = :viewId and v.user_id = :userId and v.ends_at > app_now()
       and s.ended_at is null and s.expires_at > app_now() and s.second_factor_at is not null
       and a.account_type = 'admin' and ${mayAct('a')} and u.closed_at is null`,
    { viewId, userId },
  );
  return rows.length > 0;
}
