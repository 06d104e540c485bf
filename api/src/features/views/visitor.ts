import { createHmac } from 'node:crypto';
import { throttleAddress } from '../../lib/auth/client-address.ts';

export { damascusDay as dayOf } from '../../rules/damascus-time.ts';

export interface Looker {
  userId: string | null;
  ip: string;
  userAgent: string;
}

/**
 * An address, as 24 hex digits, the same every day: how much it usually counts is known for a week. Keyed, and an IPv6 one by its
 * /64.
 */
export const addressOf = (ip: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`counted address ${throttleAddress(ip)}`)
    .digest('hex')
    .slice(0, 24);

/**
 * A person for one day, as 24 hex digits: a member by the account, a visitor by address and browser (many share one address
 * here, few the browser as well). Keyed and different every day, so it tells nobody who it was.
 */
export function visitorOf({ userId, ip, userAgent }: Looker, day: string, secret: string): string {
  const who = userId ? `user ${userId}` : `${throttleAddress(ip)} ${userAgent}`;
  return createHmac('sha256', secret).update(`view ${day} ${who}`).digest('hex').slice(0, 24);
}
