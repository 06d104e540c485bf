import { useTranslation } from 'react-i18next';
import { useLang } from '../../../lib/i18n.ts';
import type { RangeName } from '../search-params.ts';
import { numberOf, withRange } from '../search-state.ts';
import { rangeText } from '../search-texts.ts';
import { useFilterScope } from './filter-scope.tsx';
import { Histogram } from './histogram.tsx';
import { NumberField } from './number-field.tsx';
import { scaleOf } from './range-scale.ts';
import css from './range-section.module.css';
import { RangeSlider } from './range-slider.tsx';
import { Section } from './section.tsx';

/** From and to: bars of what there is, a slider over them, and two fields for exact numbers. */
export function RangeSection({ name }: { name: RangeName }) {
  const { t } = useTranslation('search');
  const lang = useLang();
  const { search, change, histograms } = useFilterScope();
  const min = numberOf(search, `min${name}`);
  const max = numberOf(search, `max${name}`);
  const bars = name === 'Price' ? histograms?.price : name === 'Area' ? histograms?.area : undefined;
  const set = (next: { min?: number; max?: number }) => change(withRange(search, name, inOrder(next)));

  return (
    <Section title={t(`filters.${name}`)} hint={rangeText(search, name, { t, lang })}>
      {bars && bars.length > 2 && (
        <div>
          <Histogram bars={bars} min={min} max={max} />
          <RangeSlider scale={scaleOf(bars)} min={min} max={max} name={name} onChange={set} />
        </div>
      )}
      <div className={css.fields}>
        <NumberField
          label={t('filters.from')}
          value={min}
          unit={t(`filters.unit.${name}`)}
          onChange={(value) => set({ min: value, max })}
        />
        <span aria-hidden className={css.dash}>
          –
        </span>
        <NumberField
          label={t('filters.to')}
          value={max}
          unit={t(`filters.unit.${name}`)}
          onChange={(value) => set({ min, max: value })}
        />
      </div>
    </Section>
  );
}

const inOrder = ({ min, max }: { min?: number; max?: number }) =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
