import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { IconCheck } from '../icons.ts';
import { TABS, type Tab } from '../tabs.ts';
import type { TabStanding } from '../use-editor.ts';
import css from './tab-bar.module.css';

type Props = { tab: Tab; standing: Record<Tab, TabStanding>; onTab: (tab: Tab) => void };

export const tabId = (tab: Tab) => `listing-tab-${tab}`;
export const panelId = (tab: Tab) => `listing-panel-${tab}`;

/** The four tabs, each with how it stands: what is wrong in red, what is missing as a quiet number, a tick when complete. */
export function TabBar({ tab, standing, onTab }: Props) {
  const { t, i18n } = useTranslation('listing-form');
  const ref = useRef<HTMLDivElement>(null);
  // On a narrow screen the row is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is what it follows
  useEffect(() => {
    ref.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [tab]);

  function walk(event: KeyboardEvent): void {
    const forward = i18n.dir() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const at = TABS.indexOf(tab);
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? TABS.length - 1
          : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
            ? (at + (event.key === forward ? 1 : -1) + TABS.length) % TABS.length
            : undefined;
    const next = to === undefined ? undefined : TABS[to];
    if (!next) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div ref={ref} role="tablist" aria-label={t('tabs.label')} className={css.bar} onKeyDown={walk}>
      {TABS.map((one) => {
        return (
          <button
            key={one}
            id={tabId(one)}
            type="button"
            role="tab"
            aria-selected={one === tab}
            aria-controls={panelId(one)}
            tabIndex={one === tab ? 0 : -1}
            className={css.tab}
            onClick={() => onTab(one)}
          >
            <span>{t(`tabs.${one}`)}</span>
            <Standing {...standing[one]} />
          </button>
        );
      })}
    </div>
  );
}

function Standing({ missing, wrong, isBlank }: TabStanding) {
  const { t } = useTranslation('listing-form');
  const count = wrong || missing;
  if (isBlank && count === 0) return <span className="d-visually-hidden">, {t('details.optional')}</span>;
  const words = wrong ? t('tabs.wrong', { count }) : missing ? t('tabs.missing', { count }) : t('tabs.done');
  return (
    <>
      <span className={css.mark} data-kind={wrong ? 'wrong' : missing ? 'missing' : 'done'} aria-hidden="true">
        {count > 0 ? formatNumber(count) : <IconCheck size={13} stroke={3} />}
      </span>
      <span className="d-visually-hidden">, {words}</span>
    </>
  );
}
