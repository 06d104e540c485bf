import type { CARRIES } from '@diyar/api/rules/categories';
import { isListingField } from '@diyar/api/rules/listing-fields';
import type { TFunction } from 'i18next';

/** Names of what a category may carry: standard fields as listings name them. */
export const carriedName = (
  carried: (typeof CARRIES)[number],
  t: TFunction<['admin-categories', 'listings']>,
): string =>
  isListingField(carried) || carried === 'features' ? t(`listings:names.${carried}`) : t(`carried.${carried}`);
