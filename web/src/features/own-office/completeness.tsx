import type { OwnOffice } from '@diyar/api/contracts/own-office';
import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import css from './completeness.module.css';

const PARTS = {
  logo: ({ logo }: OwnOffice) => logo !== null,
  descriptionAr: ({ descriptionAr }: OwnOffice) => descriptionAr !== null,
  descriptionEn: ({ descriptionEn }: OwnOffice) => descriptionEn !== null,
  phone: ({ phone }: OwnOffice) => phone !== null,
  hours: ({ hours }: OwnOffice) => hours.length > 0,
  languages: ({ languages }: OwnOffice) => languages.length > 0,
  areas: ({ areas }: OwnOffice) => areas.length > 0,
};
type Part = keyof typeof PARTS;

/** Gaps that visitors would notice on the office's page; nothing once all is there. */
export function Completeness({ office }: { office: OwnOffice }) {
  const { t } = useTranslation('own-office');
  const all = Object.keys(PARTS) as Part[];
  const missing = all.filter((part) => !PARTS[part](office));
  if (missing.length === 0 || !office.mayManage) return null;
  const share = Math.round(((all.length - missing.length) / all.length) * 100);
  return (
    <section className={css.card} aria-label={t('missing.title')}>
      <p className={css.line}>{t('missing.share', { share })}</p>
      <Progress value={share} aria-label={t('missing.title')} size="sm" />
      <p className={css.what}>
        {t('missing.what', { parts: missing.map((part) => t(`missing.${part}`)).join(t('comma')) })}
      </p>
    </section>
  );
}
