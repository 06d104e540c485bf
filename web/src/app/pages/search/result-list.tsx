import type { ListingCard as Listing } from '@diyar/api/contracts/search';
import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { HEADLINE } from '#features/listings/headline-counts.ts';
import { ListingCard, type ListingCardProps } from '#features/listings/listing-card.tsx';
import { ListingCardGrid } from '#features/listings/listing-card-grid.tsx';
import { ListingCardsSkeleton } from '#features/listings/listing-cards-skeleton.tsx';
import { markVisited, useVisited } from '#features/listings/visited.ts';
import type { Answer } from '#features/search/answers.ts';
import { oneCardAHome } from '#features/search/one-card-a-home.ts';
import { differencesOf } from '#features/search/results/differences.ts';
import { CloseMatches, NoResults } from '#features/search/results/no-results.tsx';
import { searchTitle } from '#features/search/search-texts.ts';
import { useCards } from '#features/search/use-cards.ts';
import { useSearch } from '#features/search/use-search.ts';
import { isOffline } from '#lib/connectivity.ts';
import { useDataSaver } from '#lib/data-saver.ts';
import { useLang } from '#lib/i18n.ts';
import { ErrorPanel, OfflinePanel } from '#ui/error-panel.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import css from './result-list.module.css';
import { SaveSearch } from './save-search.tsx';

const BONES = 6;
/** Below the first screen, at the end of a row of one, two or three. */
const PLACED_AFTER = 5;
/** Photos above the fold on most screens. */
const EAGER = 2;
/** Two columns beside the map, one on a phone (whose 85 are explained at `ListingCardPhoto`). */
const SIZES = '(max-width: 599px) 85vw, (max-width: 999px) 46vw, 26vw';

/** The cards, or what stands for them: skeletons before the first answer, help when nothing matched, a way on after a failure. */
export function ResultList(pointing: Pointing) {
  const { t } = useTranslation('search');
  const { t: ui } = useTranslation('ui');
  const { search, answer, waiting, error, retry } = useSearch();
  const items = useCards();

  if (error && !answer) {
    if (isOffline()) return <OfflinePanel />;
    return (
      <ErrorPanel title={t('results.failedTitle')} text={error.message || t('results.failedText')}>
        <PlainButton look="outline" onClick={retry}>
          {ui('retry')}
        </PlainButton>
      </ErrorPanel>
    );
  }
  if (!answer) return <ListingCardsSkeleton count={BONES} />;
  const groups = groupsOf(items, answer);
  return (
    <section className={css.results} aria-label={t('results.label')} data-stalled={waiting === 'stalled' || undefined}>
      {answer.rows.page.total === 0 ? (
        <NoResults
          alert={<SaveSearch title={searchTitle(search, { answer, t })} isMain />}
          renderClose={(close) => <Cards items={close} {...pointing} differ />}
        />
      ) : (
        <>
          {groups.map(({ title, cards }, index) => (
            <Fragment key={title ?? ''}>
              {title && index > 0 && <h2 className={css.divider}>{t(title)}</h2>}
              <Cards items={cards} {...pointing} hasPlacement={index === 0} />
            </Fragment>
          ))}
          <CloseMatches renderClose={(close) => <Cards items={close} {...pointing} differ />} />
        </>
      )}
    </section>
  );
}

type Group = { title?: 'ranked.rest' | 'beside.title'; cards: readonly Listing[] };

/** Listings that hold the words, the others that answer what was understood, and others still that hold the words. */
function groupsOf(items: readonly Listing[], { asked, rows: { page, ranked, beside } }: Answer): Group[] {
  const onPage = (place: number) => Math.min(Math.max(0, place - (page.number - 1) * page.size), items.length);
  // An order that was chosen is one list.
  const held = ranked && page.total > ranked.holding && !asked.sortBy ? onPage(ranked.holding) : 0;
  const exact = beside ? onPage(beside.exact) : items.length;
  const groups: Group[] = [
    { cards: oneCardAHome(items.slice(0, held)) },
    { title: 'ranked.rest', cards: oneCardAHome(items.slice(held, exact)) },
    { title: 'beside.title', cards: oneCardAHome(items.slice(Math.max(held, exact))) },
  ];
  return groups.filter(({ cards }) => cards.length > 0);
}

type Pointing = {
  /** The listing whose pin is under the pointer. */
  lit?: string;
  onPoint?: (id: string | undefined) => void;
};

type CardsProps = Pointing & {
  items: readonly Listing[];
  hasPlacement?: boolean;
  /** Near misses, each with what parts it from what was asked. */
  differ?: boolean;
};

function Cards({ items, lit, onPoint, hasPlacement, differ }: CardsProps) {
  const { t } = useTranslation(['search', 'listings']);
  const lang = useLang();
  const { search } = useSearch();
  const visited = useVisited();
  const saver = useDataSaver();
  return (
    <ListingCardGrid className={css.cards}>
      {items.flatMap((listing, index) => [
        <Row
          key={listing.id}
          listing={listing}
          priority={index < EAGER}
          visited={visited.has(listing.id)}
          lit={lit === listing.id}
          differences={differ ? differencesOf(listing, search, { t, lang }).join(t('differs.comma')) : undefined}
          saver={saver}
          asksRooms={search.rooms !== undefined}
          onPoint={onPoint}
        />,
        // Under one name, it stays while other cards come round it: a search asks for no other.
        ...(hasPlacement && index === PLACED_AFTER
          ? [<DeferredSlot key="placement" part="Placement" place="search_results" as="li" />]
          : []),
      ])}
    </ListingCardGrid>
  );
}

/** Counts that all rooms stand in for, left unsaid. */
const WITHOUT_PARTS = Object.fromEntries(HEADLINE.flatMap(({ insteadOf }) => (insteadOf ? [[insteadOf, null]] : [])));

type RowProps = Pick<ListingCardProps, 'listing' | 'priority' | 'visited' | 'lit' | 'saver' | 'onPoint'> & {
  differences?: string;
  /** All rooms were asked for: they are what the card counts. */
  asksRooms: boolean;
};

/** Remembered: two dozen of them stand there while the pointer goes from pin to pin. */
const Row = memo(function Row({ differences, asksRooms, ...props }: RowProps) {
  const { t } = useTranslation('search');
  const { listing } = props;
  return (
    <li
      data-lid={differences ? true : undefined}
      onClickCapture={(event) => isLink(event.target) && markVisited(listing.id)}
    >
      {differences && (
        <p className={css.differs}>
          <span className="d-visually-hidden">{t('differs.label')} </span>
          {differences}
        </p>
      )}
      <ListingCard
        {...props}
        listing={asksRooms ? { ...listing, ...WITHOUT_PARTS } : listing}
        heading="h2"
        sizes={SIZES}
        photos={!props.saver && <DeferredSlot part="CardPhotos" listing={listing} sizes={SIZES} />}
        corner={<DeferredSlot part="Heart" listing={listing} />}
        action={
          <div className={css.acts}>
            {listing.home && <span className={css.others}>{t('results.others', { others: listing.home.others })}</span>}
            <DeferredSlot part="CardActs" listing={listing} />
          </div>
        }
      />
    </li>
  );
});

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;
