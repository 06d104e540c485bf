import type { Lang } from '#lib/endpoint.ts';
import type { ViewingStatus } from './contract.ts';

export interface CalendarEntry {
  id: string;
  startsAt: Date;
  minutes: number;
  status: ViewingStatus;
  /** Grows with every change: calendars replace what they have. */
  version: number;
  updatedAt: Date;
  title: string;
  withName: string;
  note: string | null;
  address: string | null;
  /** The thread. */
  url: string;
  lang: Lang;
}

const WORDS = {
  ar: { summary: 'معاينة: ', with: 'مع: ' },
  en: { summary: 'Viewing: ', with: 'With: ' },
} as const;
const STATUS: Record<ViewingStatus, string> = {
  pending: 'TENTATIVE',
  rescheduled: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
};
const MINUTE = 60_000;

/** An event (RFC 5545) in universal time, which every calendar turns into its owner's: no time zone has to be described. */
export function calendarFile(entry: CalendarEntry): string {
  const { id, startsAt, minutes, status, version, updatedAt, title, withName, note, address, url, lang } = entry;
  const words = WORDS[lang];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Diyar//Viewings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).hostname}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(new Date(startsAt.getTime() + minutes * MINUTE))}`,
    `SUMMARY:${text(words.summary + title)}`,
    `DESCRIPTION:${text([words.with + withName, note, url].filter(Boolean).join('\n'))}`,
    ...(address ? [`LOCATION:${text(address)}`] : []),
    `URL:${url}`,
    `STATUS:${STATUS[status]}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(words.summary + title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const stamp = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Line breaks become `\n`, so nobody's words begin a property of their own. */
const text = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** At most 75 octets a line, a letter never cut in two (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    // The space that begins a continued line counts.
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
