import { isIPv6 } from 'node:net';
import type { Config } from '#config.ts';

/** Key that guesses are counted by: an IPv4 address, or the /64 of an IPv6 one (a household has 2^64 of those). */
export function throttleAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const missing = ip.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** By what calls of one address are limited; null where the operator (or a test that comes from one address) counts none. */
export const countedAddress = ({ http }: Pick<Config, 'http'>, ip: string): string | null =>
  http.rateLimitPerMinute > 0 ? throttleAddress(ip) : null;
