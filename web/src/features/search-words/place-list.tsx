import type { SearchPlace } from '@diyar/api/contracts/search-words';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { DeskFilters } from '#ui/desk/desk-filters.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { PLACES_KEY, placesQuery, updatePlace } from './api.ts';
import { SpellingList } from './spelling-list.tsx';
import { SpellingsDialog } from './spellings-dialog.tsx';

type Props = {
  query: string;
  page: number;
  pathToPage: (page: number) => string;
  cleared: string | undefined;
  onQuery: (query: string) => void;
};

/** Places and how people spell them besides their names. */
export function PlaceList({ query, page, pathToPage, cleared, onQuery }: Props) {
  const { t } = useTranslation('search-words');
  const api = useApi();
  const client = useQueryClient();
  const list = useQuery(placesQuery(api, query, page));
  const [edited, setEdited] = useState<SearchPlace>();
  const refresh = () => client.invalidateQueries({ queryKey: PLACES_KEY });
  const columns: Column<SearchPlace>[] = [
    {
      key: 'place',
      header: t('place'),
      isName: true,
      cell: ({ nameAr, nameEn }) => (
        <>
          <bdi>{nameAr}</bdi> · <bdi>{nameEn}</bdi>
        </>
      ),
    },
    { key: 'kind', header: t('kind'), onPhone: 'plain', cell: ({ kind }) => t(`placeKinds.${kind}`) },
    { key: 'within', header: t('within'), onPhone: 'plain', cell: ({ within }) => within && <bdi>{within}</bdi> },
    {
      key: 'spellings',
      header: t('placeSpellings'),
      onPhone: 'below',
      cell: ({ spellings }) => (spellings.length > 0 ? <SpellingList spellings={spellings} /> : null),
    },
    {
      key: 'acts',
      header: t('acts'),
      isActions: true,
      cell: (place) => (
        <RowMenu of={place.nameAr} acts={[{ key: 'edit', label: t('edit'), run: () => setEdited(place) }]} />
      ),
    },
  ];
  return (
    <>
      <DeskFilters
        searchLabel={t('searchPlaces')}
        values={{ query }}
        onChange={(values) => onQuery(values.query ?? '')}
        filters={[]}
      />
      <DeskList
        query={list}
        pageOf={(data) => data.page}
        pathToPage={pathToPage}
        cleared={cleared}
        empty={{ title: t('noPlaces'), text: t('noneText'), icon: <IconMapPin size={32} stroke={1.4} /> }}
      >
        {({ places }) => (
          <DeskTable
            label={t('placesTab')}
            columns={columns}
            rows={places}
            keyOf={({ id }) => id}
            isStale={list.isPlaceholderData}
          />
        )}
      </DeskList>
      {edited && (
        <SpellingsDialog
          title={t('editTitle', { word: edited.nameAr })}
          spellings={edited.spellings}
          mayBeEmpty
          onSave={async ({ spellings }) => {
            await updatePlace(api, edited.id, { spellings, before: edited.spellings });
            toast.success(t('saved'));
            await refresh();
            setEdited(undefined);
          }}
          onStale={refresh}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
