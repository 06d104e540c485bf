import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './attribute-section.module.css';
import type { Attribute } from './attributes.ts';
import { NumberField } from './number-field.tsx';
import { CheckOption } from './option.tsx';
import { Columns, Section } from './section.tsx';
import { useBounds } from './use-bounds.ts';
import { useOptions } from './use-options.ts';

const SHOWN = 8;

/** An attribute of the category, filtered the way its type allows. */
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
  const { chosen, counts, refine } = useOptions(`attr.${slug}`);
  const [all, setAll] = useState(false);
  // The order of the options means something (papers by strength), so it is kept; only what nobody offers steps back.
  const offered = options.filter(({ value }) => !counts || counts[value] || chosen.includes(value));
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
            count={counts?.[value]}
            onChange={() => refine(value)}
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
  const { chosen, counts, refine } = useOptions(`attr.${slug}`);
  return (
    <CheckOption checked={chosen.includes('true')} count={counts && (counts.true ?? 0)} onChange={() => refine('true')}>
      {name}
    </CheckOption>
  );
}

function NumberAttribute({ attribute: { slug, name, unit } }: { attribute: Attribute }) {
  const { t } = useTranslation('search');
  const { min, max, refine } = useBounds(`attr.${slug}`);
  return (
    <Section title={name} hint={unit}>
      <div className={css.fields}>
        <NumberField
          label={t('filters.from')}
          value={min}
          plain={slug === 'year'}
          onChange={(value) => refine({ min: value, max })}
        />
        <NumberField
          label={t('filters.to')}
          value={max}
          plain={slug === 'year'}
          onChange={(value) => refine({ min, max: value })}
        />
      </div>
    </Section>
  );
}
