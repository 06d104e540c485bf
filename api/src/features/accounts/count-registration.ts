import type { Db } from '@diyar/db';
import type { Config } from '#config.ts';
import { countedAddress } from '#lib/auth/client-address.ts';
import { consumeAttempt, DAY_MINUTES, ofAddress } from '#lib/auth/throttle.ts';

/** Of a day's registrations, how many may come in a quarter of an hour. */
const AT_ONCE = 1 / 5;

/** Counts a registration, by whichever way, before it is made. @throws AppError register_throttled (429) */
export async function countRegistration(db: Db, config: Config, ip: string): Promise<void> {
  const address = countedAddress(config, ip);
  const aDay = config.limits.registrations;
  const limits = [
    ...ofAddress(address, { key: 'register', tries: aDay * AT_ONCE }),
    ...ofAddress(address, { key: 'register-day', tries: aDay, minutes: DAY_MINUTES }),
  ];
  await consumeAttempt(db, limits, 'register_throttled');
}
