import type { Db } from '@diyar/db';
import type { Config } from '#config.ts';
import { countedAddress } from '#lib/auth/client-address.ts';
import { consumeAttempt, DAY_MINUTES } from '#lib/auth/throttle.ts';

/** Tries of one address, which thousands share behind a mobile carrier's NAT: too few for a store of accounts. */
const PER_QUARTER_HOUR = 20;
const PER_DAY = 100;

/** Counts a registration, by whichever way, before it is made. @throws AppError register_throttled (429) */
export async function takeRegistration(db: Db, config: Config, ip: string): Promise<void> {
  const address = countedAddress(config, ip);
  if (address === null) return;
  const limits = [
    { key: `register:${address}`, tries: PER_QUARTER_HOUR },
    { key: `register-day:${address}`, tries: PER_DAY, minutes: DAY_MINUTES },
  ];
  await consumeAttempt(db, limits, 'register_throttled');
}
