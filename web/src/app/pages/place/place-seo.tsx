import type { PlacePage } from '@diyar/api/contracts/places';
import { useTranslation } from 'react-i18next';
import { breadcrumbJsonLd } from '#features/listings/listing-json-ld.ts';
import { useLang } from '#lib/i18n.ts';
import { faqJsonLd, itemListJsonLd } from '#lib/json-ld.ts';
import { withLang } from '#lib/links.ts';
import { Seo } from '#lib/seo.tsx';
import { useSite } from '#lib/site.ts';
import { crumbsOf } from './crumbs-of.ts';
import { headTextsOf } from './head-texts.ts';
import { questionsOf } from './questions-of.ts';

const ISOLATES = /[\u2066\u2069]/g;

/** The page's head: what, where and how many in the title, its figures in the description. */
export function PlaceSeo({ page }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  const { t: tCommon } = useTranslation();
  const lang = useLang();
  const { origin, brand } = useSite();
  const { total, items, path, isIndexed } = page;
  const empty = total === 0;
  const questions = questionsOf(page, t, lang);
  const site = { origin, lang };

  return (
    <Seo
      {...headTextsOf(page, t, lang, brand[lang])}
      path={path}
      image={withLang(`/og${path}.png`, lang)}
      noindex={!isIndexed}
      jsonLd={[
        breadcrumbJsonLd(crumbsOf(page, { home: tCommon('nav.home'), t }), site),
        ...(empty ? [] : [itemListJsonLd(items, total, site)]),
        ...(questions.length > 0
          ? [faqJsonLd(questions.map((question) => ({ ...question, answer: question.answer.replace(ISOLATES, '') })))]
          : []),
      ]}
    />
  );
}
