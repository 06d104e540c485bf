import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import css from './advice.module.css';
import { adviceFor, paperAdviceFor } from './advice-for.ts';
import { IconFileCertificate, IconShieldCheck } from './icons.ts';
import { Section } from './section.tsx';

/** Advice, not an alarm: what to check before paying, led by what the named paper means. */
export function Advice({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const paper = paperAdviceFor(listing);
  const paperName = listing.attributes.find(({ slug }) => slug === 'ownership_paper')?.values[0];

  return (
    <Section title={t('sections.advice')}>
      <div className={css.advice}>
        {paper && (
          <p className={css.paper}>
            <IconFileCertificate size={24} stroke={1.5} aria-hidden />
            <span>
              <strong>{paperName}</strong>
              {t(paper)}
            </span>
          </p>
        )}
        <ul className={css.list}>
          {adviceFor(listing).map((key) => (
            <li key={key}>
              <IconShieldCheck size={20} stroke={1.6} aria-hidden />
              {t(key)}
            </li>
          ))}
        </ul>
        <p className={css.intro}>{t('advice.intro')}</p>
      </div>
    </Section>
  );
}
