import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { attributeFact } from '#features/listings/attribute-fact.ts';
import { groupAttributes } from '#features/listings/attribute-groups.ts';
import { FactTable } from '#features/listings/fact-table.tsx';
import { FeatureList } from '#features/listings/feature-list.tsx';
import { factsOf } from '#features/listings/listing-facts.ts';
import { useLang } from '#lib/i18n.ts';
import { Section } from './section.tsx';

/** The tables: what every listing answers, what the home has, then the category's own questions under headings. */
export function Facts({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const { t: tListings } = useTranslation('listings');
  const { own, groups } = groupAttributes(listing.attributes, listing.category.root);
  const facts = [
    ...factsOf(listing, tListings, useLang()),
    ...own.map((attribute) => attributeFact(attribute, tListings)),
  ];

  return (
    <>
      <Section title={t('sections.facts')}>
        <FactTable facts={facts} />
      </Section>
      {listing.features.length > 0 && (
        <Section title={t('sections.features')}>
          <FeatureList features={listing.features} />
        </Section>
      )}
      {groups.map(({ group, attributes }) => (
        <Section key={group} title={tListings(`groups.${group}`)}>
          <FactTable facts={attributes.map((attribute) => attributeFact(attribute, tListings))} />
        </Section>
      ))}
    </>
  );
}
