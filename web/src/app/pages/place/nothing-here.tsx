import type { PlacePage } from '@diyar/api/contracts/places';
import { useTranslation } from 'react-i18next';
import { placeInFull } from '#features/places/place-words.ts';
import { LinkButton } from '#ui/link-button.tsx';
import css from './place-page.module.css';

/** An empty place says so, and what can be done. */
export function NothingHere({ page }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  return (
    <section className={css.empty}>
      <h2 className={css.heading}>{t('empty.title')}</h2>
      <p>{t('empty.text', { place: placeInFull(page, t) })}</p>
      <div className={css.actions}>
        <LinkButton to="/dashboard/properties/new">{t('empty.post')}</LinkButton>
        <LinkButton to="/properties" look="outline">
          {t('empty.search')}
        </LinkButton>
      </div>
    </section>
  );
}
