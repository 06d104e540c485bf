import type { Submitted } from '@diyar/api/contracts/listing-form';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import css from './done.module.css';

const STEPS = ['review', 'news', 'live'] as const;

/** The listing arrived, and what happens next. */
export function Done({ listing, onAnother }: { listing: Submitted; onAnother: () => void }) {
  const { t } = useTranslation('listing-form');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={css.done}>
      <IconCircleCheck size={56} stroke={1.3} aria-hidden className={css.mark} />
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t(listing.isChange ? 'done.titleChange' : 'done.title')}
      </h2>
      <p className={css.text}>{t(listing.isChange ? 'done.textChange' : 'done.text')}</p>
      {listing.code > 0 && (
        <p className={css.code}>
          {t('done.code')} <bdi className="d-tabular">{listing.code}</bdi>
        </p>
      )}
      <ol className={css.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`done.steps.${step}`)}</li>
        ))}
      </ol>
      <div className={css.acts}>
        <LinkButton to="/dashboard/properties">{t('done.mine')}</LinkButton>
        <PlainButton look="outline" onClick={onAnother}>
          {t('done.another')}
        </PlainButton>
      </div>
    </section>
  );
}
