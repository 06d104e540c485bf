import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { directionOf } from '#lib/language.ts';
import { loadLazily } from '#lib/lazy-page.ts';
import { ErrorBoundary } from '../../error-boundary.tsx';
import { Money } from '../../money.tsx';
import { Bone } from '../../skeleton.tsx';
import { type Column, DeskTable } from '../desk-table.tsx';
import css from './figures-chart.module.css';

const Canvas = lazy(async () => ({ default: (await loadLazily(() => import('./chart-canvas.tsx'))).ChartCanvas }));

const COLORS = ['var(--d-primary)', 'var(--d-accent)', 'var(--d-info)'] as const;
const HEIGHT = 220;
/** An axis breaks its numbers at spaces. */
const NBSP = '\u00a0';
/** Within the chart, which is laid out from the left, a date still reads from the right. */
const rightToLeft = (text: string) => `\u2067${text}\u2069`;

export type Series<Row> = {
  key: string;
  name: string;
  of: (row: Row) => number;
};

type Props<Row> = {
  title: string;
  /** What a row is: the head of the table's first column. */
  rowName: string;
  /** The oldest first. */
  rows: readonly Row[];
  /** In a word, under a column; `inFull` stands in the table. */
  nameOf: (row: Row) => string;
  inFull?: (row: Row) => string;
  keyOf: (row: Row) => string;
  /** Three at most. */
  series: readonly Series<Row>[];
  /** Amounts of money are written otherwise than counts. */
  unit?: 'dollars';
};

/** Figures over time as a picture, and the same in numbers for whoever unfolds them. The picture's code comes by itself. */
export function FiguresChart<Row>(props: Props<Row>) {
  const { title, rowName, rows, nameOf, inFull = nameOf, keyOf, series, unit } = props;
  const { t } = useTranslation('desk');
  const lang = useLang();
  const isRtl = directionOf(lang) === 'rtl';
  const format = (value: number) => (unit ? formatMoney(value, lang).replaceAll(' ', NBSP) : formatNumber(value));
  const cell = (value: number) => (unit ? <Money value={value} /> : formatNumber(value));
  const columns: Column<Row>[] = [
    { key: 'name', header: rowName, isName: true, cell: inFull },
    ...series.map(({ key, name, of }) => ({ key, header: name, cell: (row: Row) => cell(of(row)) })),
  ];
  return (
    <section aria-label={title} className={css.chart}>
      <div className={css.head}>
        <h2 className={css.heading}>{title}</h2>
        {series.length > 1 &&
          series.map(({ key, name }, at) => (
            <span key={key} className={css.key} data-series={at}>
              {name}
            </span>
          ))}
      </div>
      {rows.length > 1 && (
        // Columns are laid out from the left: the direction of time is told to the chart itself.
        <div className={css.canvas} dir="ltr" aria-hidden="true">
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={<Bone width="100%" height={HEIGHT} radius={8} />}>
              <Canvas
                data={rows.map((row) => ({
                  name: isRtl ? rightToLeft(nameOf(row)) : nameOf(row),
                  ...Object.fromEntries(series.map(({ key, of }) => [key, of(row)])),
                }))}
                series={series.map(({ key, name }, at) => ({
                  name: key,
                  label: name,
                  color: COLORS[at] ?? COLORS[0],
                }))}
                format={format}
                isRtl={isRtl}
                height={HEIGHT}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      <details>
        <summary className={css.summary}>{t('inNumbers')}</summary>
        <DeskTable label={title} columns={columns} rows={rows.toReversed()} keyOf={keyOf} />
      </details>
    </section>
  );
}
