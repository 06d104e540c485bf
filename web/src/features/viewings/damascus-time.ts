/** Syria keeps UTC+3 all the year since October 2022. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;

/** A day and an hour as read in Damascus (`2026-12-01`, `16:30`) as a moment, wherever the device is. */
export const momentOf = (day: string, hour: string): string => new Date(`${day}T${hour}:00${OFFSET}`).toISOString();

/** The other way: what the two fields of a form show for a moment. */
export function fieldsOf(moment: string | Date): { day: string; hour: string } {
  const local = new Date(new Date(moment).getTime() + OFFSET_MS).toISOString();
  return { day: local.slice(0, 10), hour: local.slice(11, 16) };
}
