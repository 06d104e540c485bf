import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { featuredListingsQuery } from '#features/listings/api.ts';
import { useApi } from '#lib/api-context.ts';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import { Shelf } from './shelf.tsx';

export function Featured() {
  const { t } = useTranslation('home');
  const { data } = useQuery(featuredListingsQuery(useApi()));
  return (
    <Shelf
      title={t('featured.title')}
      text={t('featured.text')}
      search={{ category: 'real-estate', sortBy: 'date', sortOrder: 'desc' }}
      items={data}
    >
      <DeferredSlot part="Placement" place="featured" as="li" />
    </Shelf>
  );
}
