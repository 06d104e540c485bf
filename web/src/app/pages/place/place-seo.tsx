import type { PlacePage } from '@diyar/api/contracts/places';
import { useTranslation } from 'react-i18next';
import { breadcrumbJsonLd } from '../../../features/listings/listing-json-ld.ts';
import { leadOf, listingsOf, placeInFull, placeTitle } from '../../../features/places/place-words.ts';
import { useLang } from '../../../lib/i18n.ts';
import { faqJsonLd, itemListJsonLd } from '../../../lib/json-ld.ts';
import { withLang } from '../../../lib/links.ts';
import { Seo } from '../../../lib/seo.tsx';
import { useSite } from '../../../lib/site.ts';
import { crumbsOf } from './crumbs-of.ts';
import { questionsOf } from './questions-of.ts';

const LONGEST = 160;
const ISOLATES = /[\u2066\u2069]/g;

/** The page's head: what, where and how many in the title, its figures in the description. */
export function PlaceSeo({ page }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  const { t: say } = useTranslation();
  const lang = useLang();
  const { origin, brand } = useSite();
  const { total, items, path } = page;
  const title = placeTitle(page, t);
  const empty = total === 0;
  const words = empty
    ? t('seo.empty', { place: placeInFull(page, t), brand: brand[lang] })
    : leadOf(page, t, lang).join(' ').replace(ISOLATES, '');
  const questions = questionsOf(page, t, lang);
  const site = { origin, lang };

  return (
    <Seo
      title={empty ? title : t('title.counted', { title, listings: listingsOf(total, t) })}
      description={words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words}
      path={path}
      image={withLang(`/og${path}.png`, lang)}
      noindex={empty}
      jsonLd={[
        breadcrumbJsonLd(crumbsOf(page, { home: say('nav.home'), t }), site),
        ...(empty ? [] : [itemListJsonLd(items, total, site)]),
        ...(questions.length > 0
          ? [faqJsonLd(questions.map((one) => ({ ...one, answer: one.answer.replace(ISOLATES, '') })))]
          : []),
      ]}
    />
  );
}
