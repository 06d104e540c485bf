/** The write-ahead log is cut into files of equal size, called by timeline and position in 24 hexadecimal digits. */
export const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name);
/** Says where a timeline left another: after a replica took over. */
export const isHistory = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name);

const OF_A_NUMBER = 2 ** 32;

/** The place of a segment in the order of writing, whatever its timeline. @param bytes of a segment */
export const orderOf = (segment: string, bytes: number): number =>
  Number.parseInt(segment.slice(8, 16), 16) * (OF_A_NUMBER / bytes) + Number.parseInt(segment.slice(16), 16);

/** Bytes of log before a position as PostgreSQL writes it, `16/B374D848`. */
export function bytesBefore(position: string): number {
  const [high = '', low = ''] = position.split('/');
  return Number.parseInt(high, 16) * OF_A_NUMBER + Number.parseInt(low, 16);
}

/** The order of the segment that holds the last byte before a position. */
export const orderAt = (position: string, bytes: number): number =>
  Math.floor(Math.max(0, bytesBefore(position) - 1) / bytes);
