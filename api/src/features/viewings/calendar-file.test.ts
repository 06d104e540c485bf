import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  id: '01890000-0000-7000-8000-000000000001',
  startsAt: new Date('2026-12-01T13:30:00Z'),
  minutes: 45,
  status: 'scheduled',
  version: 3,
  updatedAt: new Date('2026-11-22T08:00:00Z'),
  title: 'شقة للبيع في المزة',
  withName: 'ليلى ا',
  note: null,
  address: null,
  url: 'https://diyar.test/dashboard/leads/1',
  lang: 'ar',
};
const linesOf = (values: Partial<CalendarEntry> = {}) => calendarFile({ ...entry, ...values }).split('\r\n');
const unfolded = (values: Partial<CalendarEntry> = {}) => calendarFile({ ...entry, ...values }).replaceAll('\r\n ', '');

describe('a calendar file', () => {
  it('says when in universal time, and which version it is', () => {
    expect(linesOf()).toEqual(
      expect.arrayContaining([
        'UID:01890000-0000-7000-8000-000000000001@diyar.test',
        'SEQUENCE:3',
        'DTSTART:20261201T133000Z',
        'DTEND:20261201T141500Z',
        'SUMMARY:معاينة: شقة للبيع في المزة',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(linesOf({ status: 'cancelled' })).toContain('STATUS:CANCELLED');
    expect(calendarFile(entry).endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('lets nobody’s words become properties', () => {
    const note = 'باب; أزرق, ثانٍ\\\r\nATTACH:https://evil.test\u2028X:1\u0000';
    const file = unfolded({ note });
    expect(file).toContain('باب\\; أزرق\\, ثانٍ\\\\\\nATTACH:https://evil.test\\nX:1\\n');
    expect(file.split('\r\n').some((line) => line.startsWith('ATTACH') || line.startsWith('X:'))).toBe(false);
  });

  it('breaks lines at 75 octets, between letters', () => {
    const title = 'شقّة كبيرة '.repeat(20);
    for (const line of linesOf({ title })) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded({ title })).toContain(`SUMMARY:معاينة: ${title}`);
    expect(calendarFile({ ...entry, title })).not.toContain('\ufffd');
  });
});
