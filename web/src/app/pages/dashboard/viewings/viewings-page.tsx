import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { viewingsQuery } from '#features/viewings/api.ts';
import { ViewingCard } from '#features/viewings/viewing-card.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { LinkButton } from '#ui/link-button.tsx';
import css from './viewings-page.module.css';

/** Appointments on either side, the next one first. */
export function Page() {
  const { t } = useTranslation('viewings');
  const desk = useDeskParams(['when']);
  const when = desk.values.when === 'past' ? 'past' : 'upcoming';
  const viewings = useQuery(viewingsQuery(useApi(), when, desk.page));
  const counts = viewings.data?.counts;

  return (
    <Desk>
      <Seo title={t('listTitle')} description={t('listTitle')} path="/dashboard/viewings" noindex />
      <DeskHead
        title={t('listTitle')}
        count={counts && counts.waiting > 0 ? t('waiting', { count: counts.waiting }) : undefined}
      >
        {counts && counts.upcoming > 0 && (
          <LinkButton compact look="outline" to="/dashboard/viewings/route">
            <IconRoute size={18} stroke={1.6} aria-hidden /> {t('route.plan')}
          </LinkButton>
        )}
      </DeskHead>
      <DeskTabs
        label={t('tabsLabel')}
        current={when}
        tabs={(['upcoming', 'past'] as const).map((name) => ({
          name,
          label: t(`tabs.${name}`),
          count: counts?.[name],
          to: desk.pathTo({ when: name === 'past' ? 'past' : '' }),
        }))}
      />
      <DeskList
        query={viewings}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{
          title: t(`empty.${when}`),
          text: t(`empty.${when}Text`),
          icon: <IconCalendarEvent size={32} stroke={1.4} />,
          children: <LinkButton to="/properties">{t('empty.browse')}</LinkButton>,
        }}
      >
        {({ items }) => (
          <ul className={css.list}>
            {items.map((viewing) => (
              <li key={viewing.id}>
                <ViewingCard viewing={viewing} about />
              </li>
            ))}
          </ul>
        )}
      </DeskList>
    </Desk>
  );
}
