import type { Message } from '#lib/errors.ts';

/** What a sheet and a share picture show, whether of a listing or of an office. */
export interface WindowContent {
  /** Where the code leads. */
  address: string;
  /** Above everything; null: our own name stands there. */
  office: { name: Message | null; logo: string | null } | null;
  /** A price, or an office's name. */
  headline: Message;
  /** What and where, each on a line. */
  lines: Message[];
  /** In the owner's words. */
  title: Message | null;
  facts: Message;
  /** Ids, the main one first. */
  photos: string[];
  phone: string | null;
  /** The public point, for a map; of an approximate listing only near it. */
  place: { lng: number; lat: number; isApproximate: boolean } | null;
  /** Beside the code: what it is for, and a number to ask by. */
  scan: Message;
  note: Message;
}

const LRI = '\u2066';
const PDI = '\u2069';

/** As it is dialled within Syria, kept from turning round inside Arabic. */
export function printedPhone(phone: string): string {
  const parts = /^\+963(9\d{2})(\d{3})(\d{3})$/.exec(phone) ?? /^\+963(\d{2})(\d{3})(\d{4})$/.exec(phone);
  const written = parts ? `0${parts.slice(1).join(' ')}` : phone;
  return `${LRI}${written}${PDI}`;
}
