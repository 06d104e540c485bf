import { createHmac } from 'node:crypto';
import { throttleAddress } from '#lib/auth/client-address.ts';

export { damascusDay as dayOf } from '#rules/damascus-time.ts';

export interface Looker {
  userId: string | null;
  ip: string;
  userAgent: string;
}

/** The network that a caller may change addresses in: the /24 of an IPv4 address, the /64 of an IPv6 one. */
const networkOf = (ip: string): string => throttleAddress(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

/**
 * An address's network, as 24 hex digits, the same every day: how much it usually counts is known for a week. Keyed. A rented
 * server has dozens of addresses beside each other, and changing them moves nothing.
 */
export const addressOf = (ip: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`counted address ${networkOf(ip)}`)
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
