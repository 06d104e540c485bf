import type { Db } from '@diyar/db';
import type { Config } from '#config.ts';
import { countedAddress } from '#lib/auth/client-address.ts';
import { hashSecret } from '#lib/auth/secrets.ts';
import { consumeAttempt, DAY_MINUTES, type Limit, ofAddress } from '#lib/auth/throttle.ts';

/** Country codes of one and two digits (ITU-T E.164); all others have three. */
const SHORT = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The country a number belongs to, as it is dialled: `963` of `+963944123456`. */
export const callingCodeOf = (phone: string): string => SHORT.exec(phone)?.[1] ?? phone.slice(1, 4);

/** Codes of one account a day, whatever the number: a message lost, a number mistyped, a second telephone. */
export const CODES_PER_ACCOUNT_DAY = 6;
/** Codes to one number: messages nobody asked for are a nuisance, and each costs money. */
const CODES_PER_NUMBER_QUARTER_HOUR = 3;
const CODES_PER_NUMBER_DAY = 6;
/**
 * Numbers that have a limit of all accounts together apart from the others': premium numbers abroad pay those who make us send to them.
 * People abroad prove their e-mail.
 */
const HOME = '963';

interface Asked {
  userId: string;
  phone: string;
  ip: string;
}

/** Counts a code before it is sent. @throws AppError mail_throttled, codes_used_up, codes_paused (429) */
export function countCode(db: Db, config: Config, { userId, phone, ip }: Asked): Promise<void> {
  const number = hashSecret(phone).toString('base64url');
  const country = callingCodeOf(phone);
  const address = countedAddress(config, ip);
  const most = config.limits;
  const aDay = (key: string, tries: number, code: string): Limit => ({ key, tries, code, minutes: DAY_MINUTES });
  const limits = [
    { key: `mail:${number}`, tries: CODES_PER_NUMBER_QUARTER_HOUR },
    aDay(`codes-to:${number}`, CODES_PER_NUMBER_DAY, 'codes_used_up'),
    aDay(`codes-by:${userId}`, CODES_PER_ACCOUNT_DAY, 'codes_used_up'),
  ];
  limits.push(...ofAddress(address, { key: 'mails', tries: most.mails }));
  limits.push(...ofAddress(address, aDay('codes-from', most.codes, 'codes_used_up')));
  if (country === HOME) limits.push(aDay('codes-home', most.codesHome, 'codes_paused'));
  else {
    limits.push(aDay(`codes-country:${country}`, most.codesPerCountry, 'codes_paused'));
    limits.push(aDay('codes-abroad', most.codesAbroad, 'codes_paused'));
  }
  return consumeAttempt(db, limits, 'mail_throttled');
}
