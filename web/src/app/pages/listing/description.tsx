import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { directionOf } from '#lib/language.ts';
import css from './section.module.css';
import { Section } from './section.tsx';

/** The owner's words in paragraphs, in their own language and direction. */
export function Description({ listing: { description, textLanguage } }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const lang = useLang();
  const paragraphs = description
    .split(/\n+/)
    .map((text) => text.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;

  return (
    <Section title={t('sections.description')}>
      {textLanguage !== lang && <p className={css.note}>{t(`otherLanguage.${textLanguage}`)}</p>}
      <div
        lang={textLanguage}
        dir={directionOf(textLanguage)}
        className={css.text}
        data-own={textLanguage === lang || undefined}
      >
        {paragraphs.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no other name
          <p key={index}>{text}</p>
        ))}
      </div>
    </Section>
  );
}
