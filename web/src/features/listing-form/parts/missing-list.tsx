import { useTranslation } from 'react-i18next';
import { IconChevronForward } from '#ui/direction-icons.tsx';
import { TABS } from '../tabs.ts';
import type { Shown } from '../use-editor.ts';
import css from './missing-list.module.css';

/** Faults that keep the listing from being handed in, tab by tab; each line leads to its field. */
export function MissingList({ shown, onGo }: { shown: readonly Shown[]; onGo: (path: string) => void }) {
  const { t } = useTranslation('listing-form');
  return (
    <div className={css.parts}>
      {TABS.map((tab) => {
        const here = shown.filter((item) => item.tab === tab);
        return (
          here.length > 0 && (
            <div key={tab}>
              <h3 className={css.tab}>{t(`tabs.${tab}`)}</h3>
              <ul className={css.list}>
                {here.map(({ path, text }) => (
                  <li key={path}>
                    <button type="button" className={css.row} onClick={() => onGo(path)}>
                      <span>{text}</span>
                      <IconChevronForward size={16} stroke={1.8} aria-hidden />
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}
