/**
 * Passwords that satisfy the composition rule and are guessed first all the same: the shapes people fall back to. Compared
 * without case, and with the year cut off.
 */
const STEMS = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwerty123',
  'welcome',
  'welcome1',
  'admin',
  'admin123',
  'administrator',
  'letmein',
  'iloveyou',
  'abcd1234',
  'abc123',
  'aa123456',
  'syria',
  'damascus',
  'aleppo',
  'diyar',
  'test1234',
  'changeme',
  'secret',
  'monkey',
  'dragon',
  'football',
  'ahmad',
  'ahmed',
  'mohammad',
  'mohammed',
  'allah',
  'user1234',
  '12345678',
] as const;

const stemOf = (password: string) =>
  password
    .toLowerCase()
    .replace(/[^a-z0-9@]+$/g, '')
    .replace(/^[^a-z0-9@]+/g, '')
    .replace(/(19|20)\d\d$/, '')
    .replace(/[@!#$%]*\d{0,4}[@!#$%]*$/, '');

const known = new Set<string>(STEMS.map((stem) => stem.replace(/\d+$/, '')).filter((word) => word.length > 2));

export const isCommonPassword = (password: string): boolean =>
  known.has(stemOf(password)) || /^(.)\1+$/.test(password) || /^1234567/.test(password);
