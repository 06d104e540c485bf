import { Tabs } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { TABS, type Tab } from '../tabs.ts';
import type { TabStanding } from '../use-editor.ts';
import css from './tab-bar.module.css';

type Props = { tab: Tab; standing: Record<Tab, TabStanding> };

/** The four tabs, each with how it stands: what is wrong in red, what is missing as a quiet number, a tick when complete. */
export function TabBar({ tab, standing }: Props) {
  const { t } = useTranslation('listing-form');
  const ref = useRef<HTMLDivElement>(null);
  // On a narrow screen the row is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is what it follows
  useEffect(() => {
    ref.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [tab]);

  return (
    <Tabs.List ref={ref} grow aria-label={t('tabs.label')}>
      {TABS.map((name) => (
        <Tabs.Tab key={name} value={name} rightSection={<Standing {...standing[name]} />}>
          {t(`tabs.${name}`)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
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
