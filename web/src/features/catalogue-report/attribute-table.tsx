import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { AttributeFigures } from './api.ts';
import css from './report.module.css';

const SHOWN = 20;

/** How often each attribute is answered where it is asked, the least answered first, and which options are chosen. */
export function AttributeTable({ attributes }: { attributes: readonly AttributeFigures[] }) {
  const { t } = useTranslation('catalogue-report');
  const lang = useLang();
  const [isWhole, setWhole] = useState(false);
  const nameOf = ({ nameAr, nameEn }: AttributeFigures) => (lang === 'ar' ? nameAr : nameEn);
  const sorted = attributes.toSorted((a, b) => shareOf(a) - shareOf(b) || b.asked - a.asked);
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN);

  const columns: Column<AttributeFigures>[] = [
    {
      key: 'name',
      header: t('column.attribute'),
      isName: true,
      cell: (attribute) => (
        <span className={css.name}>
          <AppLink to={`/dashboard/admin/category?tab=attributes&open=${attribute.id}`}>{nameOf(attribute)}</AppLink>
          {!attribute.isActive && <Badge tone="warning">{t('inactive')}</Badge>}
        </span>
      ),
    },
    { key: 'type', header: t('column.type'), onPhone: 'plain', cell: ({ type }) => t(`types.${type}`) },
    { key: 'categories', header: t('column.categories'), cell: ({ categories }) => formatNumber(categories) },
    {
      key: 'answered',
      header: t('column.answered'),
      cell: ({ asked, answered }) =>
        t('answered', {
          share: formatNumber(Math.round(100 * shareOf({ asked, answered }))),
          answered: formatNumber(answered),
          asked: formatNumber(asked),
        }),
    },
    {
      key: 'options',
      header: t('column.options'),
      onPhone: 'below',
      cell: ({ options }) =>
        options.length === 0 ? null : (
          <details className={css.options}>
            <summary>{t('optionsChosen', { chosen: chosenIn(options), count: options.length })}</summary>
            <ul>
              {options.map(({ value, labelAr, labelEn, listings }) => (
                <li key={value}>
                  <span>{lang === 'ar' ? labelAr : labelEn}</span> <span>{formatNumber(listings)}</span>
                </li>
              ))}
            </ul>
          </details>
        ),
    },
  ];
  return (
    <section className={css.section} aria-label={t('attributes')}>
      <h2 className={css.title}>{t('attributes')}</h2>
      <div className={css.frame}>
        <DeskTable label={t('attributes')} columns={columns} rows={shown} keyOf={({ id }) => id} />
      </div>
      {shown.length < sorted.length && (
        <PlainButton look="outline" className={css.more} onClick={() => setWhole(true)}>
          {t('showAll', { count: sorted.length })}
        </PlainButton>
      )}
    </section>
  );
}

/** A value may also stand in listings of categories that ask no more. */
const shareOf = ({ asked, answered }: Pick<AttributeFigures, 'asked' | 'answered'>): number =>
  asked === 0 ? 0 : Math.min(1, answered / asked);

const chosenIn = (options: AttributeFigures['options']) => options.filter(({ listings }) => listings > 0).length;
