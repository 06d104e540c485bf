import type { ListingDetails } from '@diyar/api/contracts/listings';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompareRow } from './compare-rows.tsx';
import css from './compare-table.module.css';

type Props = {
  /** Name of the table, for readers. */
  label: string;
  listings: readonly ListingDetails[];
  head: (listing: ListingDetails, index: number) => ReactNode;
  rows: readonly CompareRow[];
};

/** Listings as columns, fields as rows; the best number of a row is marked in words too, and what is alike steps back. */
export function CompareGrid({ label, listings, head, rows }: Props) {
  const { t } = useTranslation('compare');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <td className={css.corner} />
            {listings.map((listing, index) => (
              <th key={listing.id} scope="col" className={css.listing}>
                {head(listing, index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, best, differs }) => (
            <tr key={name} data-differs={(differs && listings.length > 1) || undefined}>
              <th scope="row" className={css.name}>
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={listings[column]?.id} className={css.cell} data-best={best.includes(column) || undefined}>
                  {cell === null || cell === '' ? (
                    <IconMinus size={18} stroke={1.6} role="img" aria-label={t('no')} className={css.none} />
                  ) : (
                    cell
                  )}
                  {best.includes(column) && (
                    <IconCheck size={16} stroke={2.2} role="img" aria-label={t('best')} className={css.best} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
