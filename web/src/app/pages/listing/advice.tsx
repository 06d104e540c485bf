import type { ListingDetails } from '@diyar/api/contracts/listings';
import IconFileCertificate from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import css from './advice.module.css';
import { type AdviceKey, adviceFor, type PaperKey, paperAdviceFor } from './advice-for.ts';
import ar from './advice-texts/ar.json';
import en from './advice-texts/en.json';
import { Section } from './section.tsx';

// In the code that is fetched late, in both languages: the page's own texts are part of its first load.
const TEXTS = { ar, en };
type Part = string | { readonly [name: string]: Part };

/** @throws Error for a key without a text */
function said(texts: Part, key: AdviceKey | PaperKey | 'advice.intro'): string {
  const found = key
    .split('.')
    .reduce<Part | undefined>((part, name) => (typeof part === 'object' ? part[name] : part), texts);
  if (typeof found !== 'string') throw new Error(`no advice for ${key}`);
  return found;
}

/** Advice, not an alarm: what to check before paying, led by what the named paper means. */
export function Advice({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const texts = TEXTS[useLang()];
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
              {said(texts, paper)}
            </span>
          </p>
        )}
        <ul className={css.list}>
          {adviceFor(listing).map((key) => (
            <li key={key}>
              <IconShieldCheck size={20} stroke={1.6} aria-hidden />
              {said(texts, key)}
            </li>
          ))}
        </ul>
        <p className={css.intro}>{said(texts, 'advice.intro')}</p>
      </div>
    </Section>
  );
}
