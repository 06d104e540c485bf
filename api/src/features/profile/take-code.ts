import type { Db } from '@diyar/db';
import type { Config } from '#config.ts';
import { countedAddress } from '#lib/auth/client-address.ts';
import { hashSecret } from '#lib/auth/secrets.ts';
import { consumeAttempt, DAY_MINUTES, type Limit } from '#lib/auth/throttle.ts';
import { callingCodeOf } from './calling-code.ts';

/** Codes of one account a day, whatever the number: a message lost, a number mistyped, a second telephone. */
export const CODES_PER_ACCOUNT_DAY = 6;
/** Codes to one number: messages nobody asked for are a nuisance, and each costs money. */
const CODES_PER_NUMBER_QUARTER_HOUR = 3;
const CODES_PER_NUMBER_DAY = 6;
/** Of one address, behind which a mobile carrier's NAT puts many people. */
const CODES_PER_ADDRESS_QUARTER_HOUR = 20;
const CODES_PER_ADDRESS_DAY = 60;
/** Of all accounts together: premium numbers abroad pay those who make us send to them. People abroad prove their e-mail. */
const HOME = '963';
const CODES_HOME_DAY = 5_000;
export const CODES_PER_COUNTRY_DAY = 200;
export const CODES_ABROAD_DAY = 600;

interface Asked {
  userId: string;
  phone: string;
  ip: string;
}

/** Counts a code before it is sent. @throws AppError mail_throttled, codes_used_up, codes_paused (429) */
export function takeCode(db: Db, config: Config, { userId, phone, ip }: Asked): Promise<void> {
  const number = hashSecret(phone).toString('base64url');
  const country = callingCodeOf(phone);
  const address = countedAddress(config, ip);
  const aDay = (key: string, tries: number, code: string): Limit => ({ key, tries, code, minutes: DAY_MINUTES });
  const limits = [
    { key: `mail:${number}`, tries: CODES_PER_NUMBER_QUARTER_HOUR },
    aDay(`codes-to:${number}`, CODES_PER_NUMBER_DAY, 'codes_used_up'),
    aDay(`codes-by:${userId}`, CODES_PER_ACCOUNT_DAY, 'codes_used_up'),
  ];
  if (address) {
    limits.push({ key: `mails:${address}`, tries: CODES_PER_ADDRESS_QUARTER_HOUR });
    limits.push(aDay(`codes-from:${address}`, CODES_PER_ADDRESS_DAY, 'codes_used_up'));
  }
  if (country === HOME) limits.push(aDay('codes-home', CODES_HOME_DAY, 'codes_paused'));
  else {
    limits.push(aDay(`codes-country:${country}`, CODES_PER_COUNTRY_DAY, 'codes_paused'));
    limits.push(aDay('codes-abroad', CODES_ABROAD_DAY, 'codes_paused'));
  }
  return consumeAttempt(db, limits, 'mail_throttled');
}
