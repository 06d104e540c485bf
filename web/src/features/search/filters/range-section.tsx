import type { FigureUnit } from '@diyar/api/rules/figures';
import type { RangeName } from '@diyar/api/rules/search-params';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { rangeText } from '../search-texts.ts';
import { endOf } from '../ui-state.ts';
import { useSearch } from '../use-search.ts';
import { Histogram } from './histogram.tsx';
import { NumberField } from './number-field.tsx';
import { scaleOf } from './range-scale.ts';
import css from './range-slider.module.css';
import { RangeSlider } from './range-slider.tsx';
import { Section } from './section.tsx';
import { useBounds } from './use-bounds.ts';

const COUNTS: Partial<Record<RangeName, FigureUnit>> = { Price: 'dollars', PricePerM2: 'dollars', Area: 'metres' };

/** From and to: bars of what there is, a slider over them, and two fields for exact numbers. */
export function RangeSection({ name }: { name: RangeName }) {
  const { t } = useTranslation('search');
  const lang = useLang();
  const { search, answer } = useSearch();
  const histograms = answer?.histograms;
  const { min, max, refine } = useBounds(endOf(`min${name}`).attribute);
  const bars = name === 'Price' ? histograms?.price : name === 'Area' ? histograms?.area : undefined;

  return (
    <Section title={t(`filters.${name}`)} hint={rangeText(search, name, { t, lang })}>
      {bars && bars.length > 2 && (
        <div>
          <Histogram bars={bars} min={min} max={max} />
          <RangeSlider scale={scaleOf(bars)} min={min} max={max} name={name} onChange={refine} />
        </div>
      )}
      <div className={css.fields}>
        <NumberField
          label={t('filters.from')}
          value={min}
          unit={t(`filters.unit.${name}`)}
          {...(COUNTS[name] && { counts: COUNTS[name] })}
          onChange={(value) => refine({ min: value, max })}
        />
        <span aria-hidden className={css.dash}>
          –
        </span>
        <NumberField
          label={t('filters.to')}
          value={max}
          unit={t(`filters.unit.${name}`)}
          {...(COUNTS[name] && { counts: COUNTS[name] })}
          onChange={(value) => refine({ min, max: value })}
        />
      </div>
    </Section>
  );
}
