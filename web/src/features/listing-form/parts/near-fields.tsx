import type { MeasuredAround } from '@diyar/api/contracts/listings';
import { PROXIMITIES } from '@diyar/api/rules/listing-form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { roundedDistance } from '#lib/distance.ts';
import { measuredQuery } from '../api.ts';
import { pointOf } from '../point.ts';
import { useScope } from '../scope.ts';
import { Columns, FigureField, Group } from './controls.tsx';
import css from './near-fields.module.css';

type Measured = MeasuredAround['items'];
const NONE: Measured = [];

/** The kind of point that is measured in the place of a distance one may type. */
const MEASURED_AS: Partial<Record<(typeof PROXIMITIES)[number], Measured[number]['kind']>> = {
  hospital: 'hospital',
  school: 'school',
  publicTransport: 'transport',
  market: 'market',
};

/** Distances: measured from the pin where points of interest are known, as the listing will tell them; the rest is typed. */
export function NearFields() {
  const { t } = useTranslation('listing-form');
  const { content, change } = useScope();
  const api = useApi();
  const point = pointOf(content);
  const { data: around } = useQuery(measuredQuery(api, point, content.approximate));
  const measured = (point && around?.items) || NONE;
  const isMeasured = (key: (typeof PROXIMITIES)[number]) => measured.some(({ kind }) => kind === MEASURED_AS[key]);
  const typed = (key: string) => content.proximities[key] ?? '';

  return (
    <Group title={t('features.near')}>
      {measured.length > 0 && <MeasuredList items={measured} credit={around?.credit} />}
      <p className={css.rest}>{t('features.nearText')}</p>
      <Columns>
        {PROXIMITIES.filter((key) => !isMeasured(key) || typed(key) !== '').map((key) => (
          <FigureField
            key={key}
            path={`proximities.${key}`}
            label={t(`features.proximities.${key}`)}
            hint={isMeasured(key) && t('features.measuredInstead')}
            unit={t('features.metres')}
            keys="whole"
            value={typed(key)}
            onChange={(value) => change({ proximities: { ...content.proximities, [key]: value } })}
          />
        ))}
      </Columns>
    </Group>
  );
}

function MeasuredList({ items, credit }: { items: Measured; credit: MeasuredAround['credit'] | undefined }) {
  const { t } = useTranslation('listing-form');
  const { content } = useScope();
  return (
    <div className={css.measured}>
      <p className={css.text}>{t(content.approximate ? 'features.measuredAbout' : 'features.measured')}</p>
      <ul className={css.list}>
        {items.map(({ key, name, metres, point }) => (
          <li key={key}>
            <span>
              {name}
              {point?.name && <bdi className={css.own}>{point.name}</bdi>}
            </span>
            <Away metres={metres} />
          </li>
        ))}
      </ul>
      <a className={css.credit} href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
        {credit}
      </a>
    </div>
  );
}

function Away({ metres }: { metres: number }) {
  const { t } = useTranslation('listing-form');
  const { unit, distance } = roundedDistance(metres);
  return (
    <bdi className={css.away}>{unit === 'km' ? t('features.km', { distance }) : t('features.away', { distance })}</bdi>
  );
}
