import type { ListingDetails } from '@diyar/api/contracts/listings';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { CompareGrid } from './compare-grid.tsx';
import { type AttributeValue, compareRows } from './compare-rows.tsx';
import css from './compare-table.module.css';

type Props = {
  listings: readonly ListingDetails[];
  photo: (listing: ListingDetails) => ReactNode;
  attributeValue: AttributeValue;
  onRemove: (id: string) => void;
};

/** Compared listings with their photos; what is alike can be left out. */
export function CompareTable({ listings, photo, attributeValue, onRemove }: Props) {
  const { t } = useTranslation(['compare', 'listings']);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const rows = compareRows(listings, t, attributeValue);
  const shown = onlyDifferent ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      {listings.length > 1 && (
        <PlainButton
          look="outline"
          compact
          className={css.only}
          aria-pressed={onlyDifferent}
          onClick={() => setOnlyDifferent(!onlyDifferent)}
        >
          {t('onlyDifferent')}
        </PlainButton>
      )}
      <CompareGrid
        label={t('heading')}
        listings={listings}
        rows={shown}
        head={(listing, index) => (
          <>
            <div className={css.photo}>{photo(listing)}</div>
            <span className={css.number}>{index + 1}</span>
            <AppLink to={listing.path} className={css.title}>
              {listing.title}
            </AppLink>
            <button
              type="button"
              className={css.remove}
              aria-label={t('removeNamed', { title: listing.title })}
              onClick={() => onRemove(listing.id)}
            >
              <IconX size={18} stroke={1.8} aria-hidden />
            </button>
          </>
        )}
      />
    </>
  );
}
