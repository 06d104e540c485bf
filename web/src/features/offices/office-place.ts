import type { OfficeCard } from '@diyar/api/contracts/offices';

/** «جرمانا، ريف دمشق»; a city named like its province once. */
export function officePlace({ city, province }: Pick<OfficeCard, 'city' | 'province'>, comma: string): string {
  return [...new Set([city.name, province.name].filter(Boolean))].join(comma);
}
