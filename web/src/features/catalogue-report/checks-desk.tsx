import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { FiguresState } from '#ui/desk/figures-state.tsx';
import { type CatalogueCheck, checksQuery } from './api.ts';
import css from './report.module.css';

type Found = CatalogueCheck['found'][number];
type Props = { pathOf: (categoryId: string) => string };

/** What should be mended in the catalogue, each thing linked to where that is done. @param pathOf a category in its tree, in words */
export function ChecksDesk({ pathOf }: Props) {
  const { t } = useTranslation('catalogue-report');
  const query = useQuery(checksQuery(useApi()));
  return (
    <FiguresState query={query}>
      {(checks) => {
        const open = checks.filter(({ found }) => found.length > 0);
        const passed = checks.filter(({ found }) => found.length === 0);
        return (
          <>
            <p role="status" className={css.lead}>
              {open.length === 0 ? t('checks.none') : t('checks.open', { count: open.length })}
            </p>
            {open.map((check) => (
              <OpenCheck key={check.code} check={check} pathOf={pathOf} />
            ))}
            {passed.length > 0 && (
              <section className={css.section} aria-label={t('checks.passed')}>
                <h2 className={css.title}>{t('checks.passed')}</h2>
                <ul className={css.passed}>
                  {passed.map(({ code }) => (
                    <li key={code}>{t(`checks.names.${code}`)}</li>
                  ))}
                </ul>
              </section>
            )}
          </>
        );
      }}
    </FiguresState>
  );
}

function OpenCheck({ check: { code, found }, pathOf }: { check: CatalogueCheck } & Props) {
  const { t } = useTranslation('catalogue-report');
  const lang = useLang();
  const nameOf = ({ kind, id, nameAr, nameEn }: Found) =>
    (kind === 'category' && pathOf(id)) || (lang === 'ar' ? nameAr : nameEn);
  return (
    <section className={css.check} aria-label={t(`checks.names.${code}`)}>
      <div className={css.head}>
        <h2 className={css.title}>{t(`checks.names.${code}`)}</h2>
        <Badge tone="warning">{formatNumber(found.length)}</Badge>
      </div>
      <p className={css.text}>{t(`checks.texts.${code}`)}</p>
      <details className={css.found} open={found.length <= 5 || undefined}>
        <summary>{t('checks.show', { count: found.length })}</summary>
        <ul>
          {found.map((thing) => (
            <li key={thing.id}>
              <AppLink to={fixOf(thing)}>{nameOf(thing)}</AppLink>
              {thing.count !== null && (
                <span> {t(`checks.counts.${code as 'option_unchosen'}`, { count: thing.count })}</span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Where the thing is mended. */
const fixOf = ({ kind, id }: Found) =>
  `/dashboard/admin/category?${kind === 'attribute' ? 'tab=attributes&' : ''}open=${id}`;
