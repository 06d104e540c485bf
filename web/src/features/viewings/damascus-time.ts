import { DAMASCUS_OFFSET, damascusClock } from '@diyar/api/rules/damascus-time';

/** A day and an hour as read in Damascus (`2026-12-01`, `16:30`) as a moment, wherever the device is. */
export const momentOf = (day: string, hour: string): string =>
  new Date(`${day}T${hour}:00${DAMASCUS_OFFSET}`).toISOString();

/** The other way: what the two fields of a form show for a moment. */
export function fieldsOf(moment: string | Date): { day: string; hour: string } {
  const local = damascusClock(new Date(moment)).toISOString();
  return { day: local.slice(0, 10), hour: local.slice(11, 16) };
}
