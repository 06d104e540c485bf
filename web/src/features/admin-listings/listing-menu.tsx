import { useTranslation } from 'react-i18next';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { actsOn, type ListingAct } from './actions.ts';
import type { AdminListing } from './api.ts';

type Props = { listing: AdminListing; onAct: (listing: AdminListing, act: ListingAct) => void };

/** Acts on a listing behind three dots, for a row. */
export function ListingMenu({ listing, onAct }: Props) {
  const { t } = useTranslation('admin-listings');
  return (
    <RowMenu
      of={listing.title ?? t('untitled')}
      acts={actsOn(listing).map((act) => ({
        key: act,
        label: t(`acts.${act}.button`),
        isDanger: act === 'delete',
        run: () => onAct(listing, act),
      }))}
    />
  );
}
