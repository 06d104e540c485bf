import type { SearchMiss } from '@diyar/api/contracts/search-misses';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';

const MISSES_KEY = [PRIVATE, 'search-misses'];

const missesQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...MISSES_KEY, page],
    queryFn: ({ signal }) => api.get('/admin/search-misses', { query: { page }, signal }),
  });

const dropMiss = (api: Api, id: string) => api.delete('/admin/search-misses/:id', { params: { id } });

type Props = { page: number; pathToPage: (page: number) => string; pathToWord: (words: string) => string };

/** Words that found nothing, and the way to make them find something. */
export function MissList({ page, pathToPage, pathToWord }: Props) {
  const { t } = useTranslation('search-misses');
  const api = useApi();
  const client = useQueryClient();
  const list = useQuery(missesQuery(api, page));
  const drop = useMutation({
    mutationFn: (id: string) => dropMiss(api, id),
    onSuccess: () => toast.success(t('dropped')),
    onSettled: () => client.invalidateQueries({ queryKey: MISSES_KEY }),
  });
  const columns: Column<SearchMiss>[] = [
    {
      key: 'words',
      header: t('words'),
      isName: true,
      cell: ({ words }) => (
        <AppLink to={`/properties?keywords=${encodeURIComponent(words)}`}>
          <bdi>{words}</bdi>
        </AppLink>
      ),
    },
    { key: 'people', header: t('people'), cell: ({ people }) => formatNumber(people) },
    {
      key: 'last',
      header: t('last'),
      onPhone: 'plain',
      cell: ({ lastAskedOn }) => <DateText value={lastAskedOn} style="short" />,
    },
    {
      key: 'acts',
      header: t('acts'),
      isActions: true,
      cell: ({ id, words }) => (
        <RowMenu
          of={words}
          acts={[
            { key: 'add', label: t('add'), to: pathToWord(words) },
            { key: 'drop', label: t('drop'), isDisabled: drop.isPending, run: () => drop.mutate(id) },
          ]}
        />
      ),
    },
  ];
  return (
    <DeskList
      query={list}
      pageOf={(data) => data.page}
      pathToPage={pathToPage}
      empty={{ title: t('none'), text: t('noneText'), icon: <IconSearch size={32} stroke={1.4} /> }}
    >
      {({ misses }) => <DeskTable label={t('tab')} columns={columns} rows={misses} keyOf={({ id }) => id} />}
    </DeskList>
  );
}
