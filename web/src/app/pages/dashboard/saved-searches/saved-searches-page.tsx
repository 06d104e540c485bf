import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { savedSearchesQuery } from '#features/saved-searches/api.ts';
import { QuietHours } from '#features/saved-searches/quiet-hours.tsx';
import { SavedList } from '#features/saved-searches/saved-list.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const PATH = '/dashboard/saved-searches';

/** Searches I keep, and how I am told of what is new in them. */
export function Page() {
  const { t } = useTranslation('saved-searches');
  const list = useQuery(savedSearchesQuery(useApi()));
  const count = list.data?.items.length ?? 0;
  const search = <LinkButton to="/properties">{t('search')}</LinkButton>;
  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path={PATH} noindex />
      <DeskHead title={t('title')} count={list.data && t('count', { count })} />
      <DeskList
        query={list}
        pageOf={({ items, maximum }) => ({ number: 1, size: maximum, total: items.length })}
        pathToPage={() => PATH}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          icon: <IconBookmark size={32} stroke={1.4} />,
          children: search,
        }}
      >
        {({ items }) => <SavedList items={items} />}
      </DeskList>
      {list.data && count > 0 && <QuietHours hours={list.data.quietHours} />}
    </Desk>
  );
}
