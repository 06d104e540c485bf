import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberOf, toggled, valuesOf, withValues } from '../search-state.ts';
import css from './attribute-section.module.css';
import type { Attribute } from './attributes.ts';
import { useFilterScope } from './filter-scope.tsx';
import { NumberField } from './number-field.tsx';
import { CheckOption } from './option.tsx';
import { Columns, Section } from './section.tsx';

const SHOWN = 8;

/** One attribute of the category, filtered the way its type allows. */
export function AttributeSection({ attribute }: { attribute: Attribute }) {
  if (attribute.type === 'number') return <NumberAttribute attribute={attribute} />;
  return attribute.type === 'boolean' ? (
    <YesAttribute attribute={attribute} />
  ) : (
    <ChoiceAttribute attribute={attribute} />
  );
}

function ChoiceAttribute({ attribute: { slug, name, options } }: { attribute: Attribute }) {
  const { t } = useTranslation('search');
  const { search, change, counts } = useFilterScope();
  const [all, setAll] = useState(false);
  const key = `attr.${slug}`;
  const chosen = valuesOf(search, key);
  const known = counts(key);
  // The order of the options means something (papers by strength), so it is kept; only what nobody offers steps back.
  const offered = options.filter(({ value }) => !known || known[value] || chosen.includes(value));
  const shown =
    all || offered.length <= SHOWN + 1
      ? offered
      : offered.filter(({ value }, index) => index < SHOWN || chosen.includes(value));
  if (offered.length === 0) return null;

  return (
    <Section title={name}>
      <Columns>
        {shown.map(({ value, label }) => (
          <CheckOption
            key={value}
            checked={chosen.includes(value)}
            count={known?.[value]}
            onChange={() => change(toggled(search, key, value))}
          >
            {label}
          </CheckOption>
        ))}
      </Columns>
      {shown.length < offered.length && (
        <button type="button" className={css.more} onClick={() => setAll(true)}>
          {t('filters.showAll', { count: offered.length })}
        </button>
      )}
    </Section>
  );
}

function YesAttribute({ attribute: { slug, name } }: { attribute: Attribute }) {
  const { search, change, counts } = useFilterScope();
  const key = `attr.${slug}`;
  const known = counts(key);
  return (
    <CheckOption
      checked={valuesOf(search, key).includes('true')}
      count={known && (known.true ?? 0)}
      onChange={() => change(toggled(search, key, 'true'))}
    >
      {name}
    </CheckOption>
  );
}

function NumberAttribute({ attribute: { slug, name, unit } }: { attribute: Attribute }) {
  const { t } = useTranslation('search');
  const { search, change } = useFilterScope();
  const [low, high] = [`attr.${slug}.min`, `attr.${slug}.max`];
  const min = numberOf(search, low);
  const max = numberOf(search, high);
  const set = (from: number | undefined, to: number | undefined) => {
    const turned = from !== undefined && to !== undefined && from > to;
    change(withValues(search, { [low]: (turned ? to : from)?.toString(), [high]: (turned ? from : to)?.toString() }));
  };
  return (
    <Section title={name} hint={unit}>
      <div className={css.fields}>
        <NumberField
          label={t('filters.from')}
          value={min}
          plain={slug === 'year'}
          onChange={(value) => set(value, max)}
        />
        <NumberField
          label={t('filters.to')}
          value={max}
          plain={slug === 'year'}
          onChange={(value) => set(min, value)}
        />
      </div>
    </Section>
  );
}
