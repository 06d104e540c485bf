import { CHOICE_FIELDS, COUNTED_FIELDS } from '@diyar/api/rules/listing-fields';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { loadLazily } from '#lib/lazy-page.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Loading } from '#ui/loading.tsx';
import { useChips } from '../chips.ts';
import { rangeText } from '../search-texts.ts';
import { useSearch } from '../use-search.ts';
import { kindChosen, placesChosen, ROOMS_BUTTON, roomsChosen } from './chosen.ts';
import { Dropdown } from './dropdown.tsx';
import css from './filter-bar.module.css';

/** Keeps a dialog element in step with `open`; the platform traps focus, closes on Escape and hides the rest. */
function useDialog(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [ref, open]);
}

// Fetched when a filter is first opened: nobody needs it to read results.
const loadPanels = () => import('./filter-panels.tsx');
const panel = <Name extends keyof Awaited<ReturnType<typeof loadPanels>>>(name: Name) =>
  lazy(async () => ({ default: (await loadLazily(loadPanels))[name] }));
const PlacePanel = panel('PlacePanel');
const KindPanel = panel('KindPanel');
const PricePanel = panel('PricePanel');
const AreaPanel = panel('AreaPanel');
const RoomsPanel = panel('RoomsPanel');
const FilterSheet = panel('FilterSheet');

/** The filters of the first row. On phones one button opens them all. */
export function FilterBar({ carries }: { carries: (name: string) => boolean }) {
  const { t } = useTranslation(['search', 'listings']);
  const lang = useLang();
  const { search, answer } = useSearch();
  const texts = { answer, t, lang };
  const [sheet, setSheet] = useState<'more' | 'whole'>();
  const dialog = useRef<HTMLDialogElement>(null);
  useDialog(dialog, sheet !== undefined);
  useWhenIdle(loadPanels);

  const chips = useChips(search, answer);
  const active = chips.length;
  const inMore = chips.filter(({ id }) => isInMore(id)).length;

  return (
    <div className={css.bar}>
      <div className={css.row}>
        <Dropdown label={t('filters.place')} chosen={placesChosen(texts, search)}>
          <Suspense fallback={<Loading />}>
            <PlacePanel />
          </Suspense>
        </Dropdown>
        <Dropdown label={t('filters.kind')} chosen={kindChosen(texts, search)} width={400}>
          <Suspense fallback={<Loading />}>
            <KindPanel />
          </Suspense>
        </Dropdown>
        <Dropdown label={t('filters.Price')} chosen={rangeText(search, 'Price', texts)} isAmount>
          <Suspense fallback={<Loading />}>
            <PricePanel />
          </Suspense>
        </Dropdown>
        {carries('area') && (
          <Dropdown label={t('filters.Area')} chosen={rangeText(search, 'Area', texts)} isAmount>
            <Suspense fallback={<Loading />}>
              <AreaPanel />
            </Suspense>
          </Dropdown>
        )}
        {carries(ROOMS_BUTTON) && (
          <Dropdown
            label={t(`listings:names.${ROOMS_BUTTON}`)}
            chosen={roomsChosen(texts, search)}
            isAmount
            width={400}
          >
            <Suspense fallback={<Loading />}>
              <RoomsPanel />
            </Suspense>
          </Dropdown>
        )}
        <button type="button" className={css.more} aria-haspopup="dialog" onClick={() => setSheet('more')}>
          <IconAdjustmentsHorizontal size={18} stroke={1.8} aria-hidden />
          <span className={css.moreWords}>{t('filters.more')}</span>
          {inMore > 0 && <span className={css.badge}>{inMore}</span>}
        </button>
      </div>
      <button type="button" className={css.all} aria-haspopup="dialog" onClick={() => setSheet('whole')}>
        <IconAdjustmentsHorizontal size={20} stroke={1.8} aria-hidden />
        {t('filters.all')}
        {active > 0 && <span className={css.badge}>{active}</span>}
      </button>
      <dialog
        ref={dialog}
        className={css.sheet}
        aria-label={t(sheet === 'more' ? 'filters.more' : 'filters.all')}
        onClose={() => setSheet(undefined)}
      >
        {sheet && (
          <Suspense fallback={<Loading />}>
            <FilterSheet whole={sheet === 'whole'} onClose={() => setSheet(undefined)} />
          </Suspense>
        )}
      </dialog>
    </div>
  );
}

/** Filters without a button of their own in the row. */
const IN_MORE = [
  'attr.',
  ...COUNTED_FIELDS.filter((name) => name !== ROOMS_BUTTON),
  ...CHOICE_FIELDS,
  ...['features', 'near', 'minPricePerM2', 'minFloor', 'propertyType'],
];
const isInMore = (id: string) => IN_MORE.some((name) => id.startsWith(name));
