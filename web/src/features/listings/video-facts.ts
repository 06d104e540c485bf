import type { ListingDetails } from '@diyar/api/contracts/listings';
import { formatNumber } from '#lib/format.ts';

export type Film = NonNullable<ListingDetails['video']>;

const two = (value: number) => String(value).padStart(2, '0');

/** `0:42`, `1:05`, `1:02:03`, as players write it; always left to right. */
export function filmLength(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Megabytes as people compare them: `0.3`, `4.2`, `12`; never 0. */
export function filmSize(bytes: number): string {
  const megabytes = Math.max(bytes / 1_048_576, 0.1);
  return formatNumber(megabytes, { maximumFractionDigits: megabytes < 10 ? 1 : 0 });
}
