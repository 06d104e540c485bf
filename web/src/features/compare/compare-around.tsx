import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Nearby } from '../listings/api.ts';
import { aroundRows } from './around-rows.ts';
import css from './compare-around.module.css';
import { CompareCell } from './compare-cell.tsx';
import { saidDistance } from './said-distance.ts';

type Props = {
  listings: readonly ListingDetails[];
  /** Of each listing, in their order; empty while it is unknown. */
  nearby: readonly Nearby[];
};

/** Distances of the nearest school, pharmacy, bus stop … from each of the listings. Nothing where nothing is known of any. */
export function CompareAround({ listings, nearby }: Props) {
  const { t } = useTranslation('compare');
  const heading = useId();
  const rows = aroundRows(nearby);
  if (rows.length === 0) return null;
  const groups = nearby.flatMap(({ facilities }) => facilities);
  const credit = groups.find((group) => group.credit !== null)?.credit;
  return (
    <div className={css.around}>
      <h3 id={heading} className={css.heading}>
        {t('around.heading')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={css.scroll} aria-labelledby={heading} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td className={css.corner} />
              {listings.map(({ id, title }, index) => (
                <th key={id} scope="col" className={css.listing}>
                  <div className={css.home}>
                    <span className={css.number}>{index + 1}</span>
                    <bdi>{title}</bdi>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, name, metres, best }) => (
              <tr key={kind}>
                <th scope="row" className={css.name}>
                  {name}
                </th>
                {metres.map((far, column) => (
                  <CompareCell key={listings[column]?.id} isBest={best.includes(column)}>
                    {far === null ? null : <bdi>{saidDistance(far, t)}</bdi>}
                  </CompareCell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {groups.some((group) => group.credit === null) && <p className={css.note}>{t('around.typed')}</p>}
      {credit && (
        <a dir="auto" className={css.note} href="https://www.openstreetmap.org/copyright">
          {credit}
        </a>
      )}
    </div>
  );
}
