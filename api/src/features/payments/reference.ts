/** No vowels and nothing that looks like another sign: read out over the telephone, it stays what it is. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';
const LENGTH = 7;

/** The code an account's owner writes into the note of a transfer; it follows from the account and never changes. */
export function referenceOf(accountId: string): string {
  let rest = BigInt(`0x${accountId.replaceAll('-', '').slice(-16)}`);
  let code = '';
  for (let i = 0; i < LENGTH; i++) {
    code += SIGNS[Number(rest % BigInt(SIGNS.length))];
    rest /= BigInt(SIGNS.length);
  }
  return `DY-${code}`;
}
