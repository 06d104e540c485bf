import type { ListingDetails } from '@diyar/api/contracts/listings';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.tsx';
import { IconX } from '../../ui/icons.ts';
import { PlainButton } from '../../ui/link-button.tsx';
import { CompareCell } from './compare-cell.tsx';
import { compareRows } from './compare-rows.tsx';
import css from './compare-table.module.css';

type Props = {
  listings: readonly ListingDetails[];
  photo: (listing: ListingDetails) => ReactNode;
  onRemove: (id: string) => void;
};

/** Listings as columns, fields as rows; the best number of a row is marked in words too, and what is alike steps back. */
export function CompareTable({ listings, photo, onRemove }: Props) {
  const { t } = useTranslation('compare');
  const { t: say } = useTranslation('listings');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const rows = compareRows(listings, t, say);
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={css.scroll} aria-label={t('heading')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td className={css.corner} />
              {listings.map((listing, index) => (
                <th key={listing.id} scope="col" className={css.listing}>
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
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, cells, best, differs }) => (
              <tr key={name} data-differs={(differs && listings.length > 1) || undefined}>
                <th scope="row" className={css.name}>
                  {name}
                </th>
                {cells.map((cell, column) => (
                  <CompareCell key={listings[column]?.id} isBest={best.includes(column)}>
                    {cell}
                  </CompareCell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
