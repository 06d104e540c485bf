import type { Attribute } from '@diyar/api/contracts/categories';
import { CHOICES } from '@diyar/api/rules/listing-fields';
import { FEATURES } from '@diyar/api/rules/listing-form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/link-button.tsx';
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
  const optional = attributesOf(facts, content).filter((one) => !one.required);
  const [hasFeatures, hasNear] = [carries(facts, 'features'), carries(facts, 'proximities')];
  const [hasFurnishing, hasAvailability] = [carries(facts, 'furnishing'), carries(facts, 'availability')];

  return (
    <>
      {hasFeatures && (
        <Group title={t('features.extras')}>
          <PillsField
            path="features"
            label={t('fields.features')}
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
      {(hasFurnishing || hasAvailability) && (
        <Group title={t('features.state')}>
          {hasFurnishing && (
            <PillsField
              path="furnishing"
              label={t('features.furnishing')}
              options={CHOICES.furnishing.map((value) => ({ value, label: t(`listings:furnishing.${value}`) }))}
              chosen={[content.furnishing]}
              onChange={([furnishing = '']) => change({ furnishing })}
              isSingle
            />
          )}
          {hasAvailability && (
            <PillsField
              path="availability"
              label={t('features.availability')}
              options={CHOICES.availability.map((value) => ({ value, label: t(`listings:availability.${value}`) }))}
              chosen={[content.availability]}
              onChange={([availability = '']) => change({ availability })}
              isSingle
            />
          )}
        </Group>
      )}
      {optional.length > 0 && <MoreFacts attributes={optional} />}
      {hasNear && <NearFields />}
      {!hasFeatures && !hasFurnishing && !hasAvailability && !hasNear && optional.length === 0 && (
        <p>{t('features.nothing')}</p>
      )}
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
