import type { OfficeCard } from '@diyar/api/contracts/offices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type DirectorySearch, directoryPath } from '#features/offices/directory-search.ts';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { itemListJsonLd } from '#lib/json-ld.ts';
import { provincesQuery } from '#lib/locations.ts';
import { Seo } from '#lib/seo.tsx';
import { useSite } from '#lib/site.ts';

/** A province's page is a page of its own for search engines; words, marks and orders are not, nor is an empty page. */
export function DirectorySeo({ search, offices }: { search: DirectorySearch; offices: readonly OfficeCard[] }) {
  const { t } = useTranslation('offices');
  const lang = useLang();
  const { origin } = useSite();
  const { data: provinces = [] } = useQuery(provincesQuery(useApi()));
  const place = provinces.find(({ key }) => key === search.province)?.name;
  const { province, page } = search;

  return (
    <Seo
      title={place ? t('directory.inPlace', { place }) : t('directory.title')}
      description={t('directory.description')}
      path={directoryPath({ ...(province && { province }), sortBy: 'listings', page })}
      noindex={search.query !== undefined || offices.length === 0}
      jsonLd={[
        itemListJsonLd(
          offices.map(({ slug, name }) => ({ path: `/office/${slug}`, title: name })),
          offices.length,
          { origin, lang },
        ),
      ]}
    />
  );
}
