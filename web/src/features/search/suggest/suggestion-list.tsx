import type { Suggestion } from '@diyar/api/contracts/search';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import css from './suggestion-list.module.css';

const ICONS = {
  place: IconMapPin,
  category: IconCategory,
  landmark: IconMapPin,
  listing: IconHome,
  office: IconBuildingCommunity,
  query: IconSearch,
  street: IconMapPin,
};

type Props = {
  id: string;
  items: readonly Suggestion[];
  at: number;
  label: string;
  onPick: (suggestion: Suggestion) => void;
  onPoint: (at: number) => void;
};

/** Options under the field. The keyboard stays in the field and walks them from there. */
export function SuggestionList({ id, items, at, label, onPick, onPoint }: Props) {
  const { t } = useTranslation('suggest');
  return (
    <div id={id} role="listbox" aria-label={label} className={css.list} hidden={items.length === 0}>
      {items.map((item, index) => {
        const { kind, text, detail, count } = item;
        const Icon = ICONS[kind];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's arrows and Enter do it, focus never comes here
          <div
            key={`${kind}${text}${item.search ?? item.path}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={css.option}
            // Before the field loses focus, which would take the list away under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => onPoint(index)}
            onClick={() => onPick(item)}
          >
            <Icon size={20} stroke={1.6} aria-hidden />
            <span className={css.words}>
              <bdi className={css.text}>
                <WholeNumbers>{text}</WholeNumbers>
              </bdi>
              <span className={css.detail}>
                <span className="d-visually-hidden">{t(`kinds.${kind}`)} </span>
                {detail}
              </span>
            </span>
            {count !== null && <span className={css.count}>{formatNumber(count)}</span>}
          </div>
        );
      })}
    </div>
  );
}
