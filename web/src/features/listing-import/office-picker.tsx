import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import css from './import.module.css';

const SHOWN = 12;
const SETTLE_MS = 250;

/** Which office is helped: found by its name, then named with a way to another. */
export function OfficePicker({ chosen, pathOf }: { chosen: string | null; pathOf: (office?: string) => string }) {
  return chosen ? <Chosen id={chosen} other={pathOf()} /> : <Search pathOf={pathOf} />;
}

function Chosen({ id, other }: { id: string; other: string }) {
  const { t } = useTranslation('listing-import');
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['listing-import', 'office', id],
    queryFn: ({ signal }) => api.get('/offices/:id', { params: { id }, signal }),
  });
  return (
    <section className={css.chosen} aria-label={t('office')}>
      <p>
        <span className={css.dim}>{t('office')}</span> <strong dir="auto">{data?.name ?? id}</strong>
      </p>
      <LinkButton look="outline" compact to={other}>
        {t('otherOffice')}
      </LinkButton>
    </section>
  );
}

function Search({ pathOf }: { pathOf: (office: string) => string }) {
  const { t } = useTranslation('listing-import');
  const api = useApi();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['listing-import', 'offices', query],
    queryFn: ({ signal }) =>
      api.get('/offices', {
        signal,
        query: { limit: SHOWN, sortBy: 'name', sortOrder: 'asc', ...(query && { query }) },
      }),
    placeholderData: keepPreviousData,
  });
  const { offices = [], page } = data ?? {};
  return (
    <section className={css.card} aria-label={t('chooseOffice')}>
      <TextInput
        id="import-office"
        type="search"
        label={t('chooseOffice')}
        description={t('officeHint')}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className={css.dim}>
        {page && t('officesFound', { count: page.total })}
      </p>
      {page?.total === 0 && <EmptyState as="h2" title={t('noOffice')} text={t('noOfficeText')} />}
      <ul className={css.offices} aria-busy={isPlaceholderData || undefined}>
        {offices.map(({ id, name, city }) => (
          <li key={id}>
            <AppLink to={pathOf(id)} className={css.office}>
              <bdi>{name}</bdi>
              <span className={css.dim}>{city.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
