import type { Attribute } from '@diyar/api/contracts/categories';
import { CHOICE_FIELDS, CHOICES } from '@diyar/api/rules/listing-fields';
import { FEATURES } from '@diyar/api/rules/listing-form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/link-button.tsx';
import { attributesOf, carries } from '../facts.ts';
import { useScope } from '../scope.ts';
import { AttributeField } from './attribute-field.tsx';
import { Group, PillsField } from './controls.tsx';
import { NearFields } from './near-fields.tsx';

export type FeatureKey = (typeof FEATURES)[number];

/** Features of the listing: everything here may stay empty. */
export function FeaturesTab({ featureIcon }: { featureIcon: (feature: FeatureKey) => ReactNode }) {
  const { t } = useTranslation(['listing-form', 'listings']);
  const { content, facts, change } = useScope();
  const optional = attributesOf(facts, content).filter((attribute) => !attribute.required);
  const [hasFeatures, hasNear] = [carries(facts, 'features'), carries(facts, 'proximities')];
  const choices = CHOICE_FIELDS.filter((field) => carries(facts, field));

  return (
    <>
      {hasFeatures && (
        <Group title={t('features.extras')}>
          <PillsField
            path="features"
            label={t('listings:names.features')}
            options={FEATURES.map((value) => ({
              value,
              label: t(`listings:features.${value}`),
              icon: featureIcon(value),
            }))}
            chosen={content.features}
            onChange={(features) => change({ features })}
          />
        </Group>
      )}
      {choices.length > 0 && (
        <Group title={t('features.state')}>
          {choices.map((field) => (
            <PillsField
              key={field}
              path={field}
              label={t(`listings:names.${field}`)}
              options={CHOICES[field].map((value) => ({ value, label: t(`listings:choices.${value}`) }))}
              chosen={[content[field]]}
              onChange={([value = '']) => change({ [field]: value })}
              isSingle
            />
          ))}
        </Group>
      )}
      {optional.length > 0 && <MoreFacts attributes={optional} />}
      {hasNear && <NearFields />}
      {!hasFeatures && choices.length === 0 && !hasNear && optional.length === 0 && <p>{t('features.nothing')}</p>}
    </>
  );
}

const SHOWN = 8;

function MoreFacts({ attributes }: { attributes: readonly Attribute[] }) {
  const { t } = useTranslation('listing-form');
  const { content } = useScope();
  const [isAll, setAll] = useState(false);
  const isFilled = ({ slug }: Attribute) => content.attributes[slug] !== undefined && content.attributes[slug] !== '';
  const shown = isAll ? attributes : attributes.filter((one, index) => index < SHOWN || isFilled(one));
  const rest = attributes.length - shown.length;
  return (
    <Group title={t('features.more')} text={t('features.moreText')}>
      {shown.map((attribute) => (
        <AttributeField key={attribute.slug} attribute={attribute} />
      ))}
      {rest > 0 && (
        <PlainButton look="outline" onClick={() => setAll(true)}>
          {t('features.showAll', { count: rest })}
        </PlainButton>
      )}
    </Group>
  );
}
