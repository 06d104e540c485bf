import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shelfQuery } from '#features/listings/api.ts';
import { useApi } from '#lib/api-context.ts';
import { Shelf } from './shelf.tsx';

/** Most visitors come for a flat of the capital: what is for sale there, in the search's own order. */
export const CAPITAL = { category: 'apartments', transactionType: 'sale', province: 'damascus' };

export function Capital() {
  const { t } = useTranslation('home');
  const { data } = useQuery(shelfQuery(useApi(), CAPITAL));
  return <Shelf title={t('shelf.capital')} search={CAPITAL} items={data} />;
}
