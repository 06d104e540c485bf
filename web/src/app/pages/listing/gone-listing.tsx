import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListingCard } from '#features/listings/listing-card.tsx';
import { ListingCardGrid } from '#features/listings/listing-card-grid.tsx';
import { goneListingQuery } from '#features/places/api.ts';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { Container } from '#ui/container.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import css from './gone-listing.module.css';

/** Stands at the address of a sold, rented or expired listing: says so, and shows what is like it. */
export function GoneListing({ id }: { id: string }) {
  const { t } = useTranslation('listing');
  const { data: gone } = useSuspenseQuery(goneListingQuery(useApi(), id));
  const { state, title, similar, place, category } = gone;
  const heading = t(`gone.${state}`);
  const text = t(similar.length > 0 ? 'gone.text' : 'gone.alone', { title });

  return (
    <Container className={css.page}>
      <Seo title={heading} description={text} path={`/property/${id}`} noindex />
      <p className={css.badge}>{heading}</p>
      <h1 className={css.title} dir="auto">
        {title}
      </h1>
      <p className={css.text}>{text}</p>
      <LinkButton to={place.path} look={similar.length > 0 ? 'outline' : 'primary'}>
        {t('gone.more', { category: category.name, place: place.name })}
      </LinkButton>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className={css.similar}>
          <h2 id="similar" className={css.heading}>
            {t('sections.similar')}
          </h2>
          <ListingCardGrid>
            {similar.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} corner={<DeferredSlot part="Heart" listing={listing} />} />
              </li>
            ))}
          </ListingCardGrid>
        </section>
      )}
    </Container>
  );
}
