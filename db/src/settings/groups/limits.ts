import { type Group, whole } from '../setting.ts';

const ofAddress = (most: string, says: string) => ({
  of: ['api'] as const,
  kind: whole(0),
  default: most,
  says,
});
const ofAll = (most: string, says: string) => ({ of: ['api'] as const, kind: whole(1), default: most, says });

export const LIMITS = {
  title: 'Limits of one address, behind which a carrier may put thousands; 0: none. The last three are of everybody',
  settings: {
    ADDRESS_SIGN_INS: ofAddress('50', 'wrong passwords in a quarter of an hour'),
    ADDRESS_MAILS: ofAddress('20', 'mails and telephone codes that are asked for in a quarter of an hour'),
    ADDRESS_REGISTRATIONS: ofAddress('100', 'new accounts a day, a fifth of them in a quarter of an hour'),
    ADDRESS_REVEALS: ofAddress('120', 'telephone numbers shown a day'),
    ADDRESS_ENQUIRIES: ofAddress('150', 'first messages to sellers and offices a day'),
    ADDRESS_MESSAGES: ofAddress(
      '40',
      'messages a day without an account, to offices and to you each, an eighth of them in a quarter of an hour',
    ),
    ADDRESS_CODES: ofAddress('60', 'telephone codes a day'),
    CODES_HOME: ofAll('5000', 'telephone codes to Syrian numbers a day, of everybody together'),
    CODES_COUNTRY: ofAll('200', 'the same to any other country'),
    CODES_ABROAD: ofAll('600', 'the same to all other countries together'),
  },
} as const satisfies Group;
