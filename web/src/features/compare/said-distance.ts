import type { TFunction } from 'i18next';
import { roundedDistance } from '#lib/distance.ts';

/** A distance in metres, rounded and in its unit's words. */
export function saidDistance(metres: number, t: TFunction<'compare'>): string {
  const { unit, distance } = roundedDistance(metres);
  return unit === 'km' ? t('places.km', { distance }) : t('places.metres', { distance });
}
