import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OFFICES_PER_PAGE, officesQuery } from '#features/offices/api.ts';
import { directoryPath, readDirectory } from '#features/offices/directory-search.ts';
import { OfficeCard } from '#features/offices/office-card.tsx';
import { useApi } from '#lib/api-context.ts';
import { provincesQuery } from '#lib/locations.ts';
import { Container } from '#ui/container.tsx';
import { Pager } from '#ui/pager.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import type { LoadContext } from '../../page-route.ts';
import { DirectoryForm } from './directory-form.tsx';
import { DirectorySeo } from './directory-seo.tsx';
import { NoOffices } from './no-offices.tsx';
import css from './offices-page.module.css';

export async function load({ api, queryClient, url }: LoadContext) {
  const provinces = queryClient.prefetchQuery(provincesQuery(api));
  await queryClient.fetchQuery(officesQuery(api, readDirectory(url.searchParams)));
  await provinces;
}

export function Page() {
  const { t } = useTranslation('offices');
  const [params] = useSearchParams();
  const search = readDirectory(params);
  const { data } = useSuspenseQuery(officesQuery(useApi(), search));
  const top = useRef<HTMLDivElement>(null);
  const { total } = data.page;

  return (
    <Container className={css.page}>
      <DirectorySeo search={search} offices={data.offices} />
      <h1 className={css.title}>{t('directory.title')}</h1>
      <p className={css.text}>{t('directory.text')}</p>
      <DirectoryForm search={search} />
      <div ref={top} className={css.top}>
        <p role="status" className={css.found}>
          {t('directory.found', { count: total })}
        </p>
        {search.sortBy === 'rating' && <p className={css.note}>{t('directory.ratingNote')}</p>}
      </div>
      {data.offices.length === 0 && <NoOffices pastEnd={total > 0} />}
      <ul className={css.offices}>
        {data.offices.map((office) => (
          <li key={office.id}>
            <OfficeCard office={office} />
          </li>
        ))}
      </ul>
      <Pager
        page={search.page}
        last={Math.ceil(total / OFFICES_PER_PAGE)}
        to={(page) => directoryPath({ ...search, page })}
        onTurn={() => top.current?.scrollIntoView()}
      />
      <DeferredSlot part="Placement" place="footer" />
    </Container>
  );
}
