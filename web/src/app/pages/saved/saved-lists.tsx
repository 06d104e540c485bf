import type { Kept } from '@diyar/api/contracts/favourites';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CompareToggle } from '#features/compare/compare-toggle.tsx';
import { CompareTray } from '#features/compare/compare-tray.tsx';
import { CARDS_AT_ONCE, cardsQuery, useClearViewed } from '#features/favourites/api.ts';
import { GoneList } from '#features/favourites/gone-list.tsx';
import { Heart } from '#features/favourites/heart.tsx';
import { HideButton } from '#features/favourites/hide-button.tsx';
import { PriceSince } from '#features/favourites/price-since.tsx';
import { useList, useStanding } from '#features/favourites/store.ts';
import { ListingCard } from '#features/listings/listing-card.tsx';
import { ListingCardGrid } from '#features/listings/listing-card-grid.tsx';
import { ListingCardsSkeleton } from '#features/listings/listing-cards-skeleton.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { useSessionState } from '#lib/session.ts';
import { DeskHead } from '#ui/desk/desk.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { cacheSaved } from '../../offline/cache-saved.ts';
import css from './saved.module.css';

const TABS = ['favourites', 'viewed', 'hidden'] as const;
type Tab = (typeof TABS)[number];
const ICONS = { favourites: IconHeart, viewed: IconHistory, hidden: IconEyeOff };
const BONES = 4;

/** A person's lists of listings, a tab each. `note` says where it is kept. */
export function SavedLists({ path, note }: { path: string; note?: ReactNode }) {
  const { t } = useTranslation('favourites');
  const [query] = useSearchParams();
  const { user, status } = useSessionState();
  const standing = useStanding(user && user.type !== 'admin' ? user.id : undefined);
  const isKnown = status !== 'loading' && standing === 'there';
  const tab = TABS.find((item) => item === query.get('list')) ?? 'favourites';
  const lists = { favourites: useList('favourites'), viewed: useList('viewed'), hidden: useList('hidden') };
  const clearViewed = useClearViewed();
  const { length } = lists[tab];

  return (
    <>
      <DeskHead title={t('title')} count={isKnown ? t('count', { count: length }) : ''}>
        {tab === 'viewed' && length > 0 && (
          <PlainButton look="outline" compact onClick={clearViewed}>
            {t('clearViewed')}
          </PlainButton>
        )}
      </DeskHead>
      <DeskTabs
        label={t('tabs.label')}
        current={tab}
        tabs={TABS.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          to: name === 'favourites' ? path : `${path}?list=${name}`,
          count: isKnown ? lists[name].length : undefined,
        }))}
      />
      {note}
      {standing === 'failed' && <FailedPanel title={t('failed')} onRetry={() => location.reload()} />}
      {isKnown && <Cards key={tab} tab={tab} list={lists[tab]} path={path} />}
      {!isKnown && standing !== 'failed' && <ListingCardsSkeleton count={BONES} />}
      <CompareTray />
    </>
  );
}

function Cards({ tab, list, path }: { tab: Tab; list: readonly Kept[]; path: string }) {
  const { t } = useTranslation('favourites');
  const api = useApi();
  const [shown, setShown] = useState(CARDS_AT_ONCE);
  const ids = list.slice(0, shown).map(({ id }) => id);
  const { data, error, refetch } = useQuery(cardsQuery(api, ids));
  const Icon = ICONS[tab];
  const lang = useLang();
  const cards = data?.items;

  useEffect(() => {
    if (tab === 'favourites' && cards) void cacheSaved(path, cards.slice(0, CARDS_AT_ONCE), lang);
  }, [tab, cards, path, lang]);

  if (list.length === 0) {
    return (
      <EmptyState as="h2" icon={<Icon size={32} stroke={1.4} />} title={t(`empty.${tab}`)} text={t(`empty.${tab}Text`)}>
        <LinkButton to="/properties">{t('browse')}</LinkButton>
      </EmptyState>
    );
  }
  if (!data && error) return <FailedPanel title={t('failed')} error={error} onRetry={refetch} />;
  if (!data) return <ListingCardsSkeleton count={BONES} />;

  // The answer may be that of a moment ago: what was dropped since is not shown again.
  const kept = new Map(list.map((item) => [item.id, item]));
  return (
    <>
      <ListingCardGrid>
        {data.items
          .filter(({ id }) => kept.has(id))
          .map((listing) => (
            <li key={listing.id}>
              {/* Not the item's own child: what is hidden elsewhere is shown here (hide-listings.ts). */}
              <div className={css.item}>
                <ListingCard
                  listing={listing}
                  heading="h2"
                  corner={<Heart listing={listing} />}
                  action={
                    <div className={css.acts}>
                      {tab !== 'favourites' && <HideButton listing={listing} />}
                      <CompareToggle
                        listing={{ id: listing.id, title: listing.title, image: listing.images[0] ?? null }}
                      />
                    </div>
                  }
                />
                {tab === 'favourites' && <PriceSince kept={kept.get(listing.id)} price={listing.price} />}
              </div>
            </li>
          ))}
      </ListingCardGrid>
      <GoneList list={tab} gone={data.gone.filter(({ id }) => kept.has(id))} />
      {list.length > shown && (
        <PlainButton look="outline" className={css.more} onClick={() => setShown(shown + CARDS_AT_ONCE)}>
          {t('more')}
        </PlainButton>
      )}
    </>
  );
}
