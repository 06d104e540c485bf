import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pin } from '../types.ts';
import classes from './pin-list.module.css';

export interface PinEntry {
  id: string;
  label: string;
  /** The label's first words, when they are a price. */
  priceLabel?: string;
}

interface Props {
  entries: readonly PinEntry[];
  /** Why the list stands in for what should be drawn: with it, all of the list is seen. */
  notice?: string;
  onActive: (id: string | undefined) => void;
  onOpen: (id: string) => void;
}

/**
 * The map's twin for the keyboard and for screen readers: one stop in the tab order, arrows walk the pins, Enter opens.
 * The list shows itself while it has focus, with the pin lit on the map, so that sighted keyboard users see where they are.
 */
export function PinList({ entries, notice, onActive, onOpen }: Props) {
  const { t } = useTranslation('map');
  const listId = useId();
  const [at, setAt] = useState(0);
  const current = Math.min(at, entries.length - 1);
  if (entries.length === 0) return null;

  const go = (index: number) => {
    const next = (index + entries.length) % entries.length;
    setAt(next);
    onActive(entries[next]?.id);
  };

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS.get(event.key);
    const entry = entries[current];
    if (step) go(step(current, entries.length));
    else if ((event.key === 'Enter' || event.key === ' ') && entry) onOpen(entry.id);
    else return;
    event.preventDefault();
  }

  const list = (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={t('pins.list')}
      aria-activedescendant={`${listId}-${current}`}
      className={notice ? classes.open : classes.list}
      onKeyDown={onKeyDown}
      onFocus={() => onActive(entries[current]?.id)}
      onBlur={() => onActive(undefined)}
    >
      {entries.map(({ id, label, priceLabel }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list's own keys do it, focus never comes here
        <div
          key={id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === current}
          tabIndex={-1}
          onClick={() => onOpen(id)}
        >
          {priceLabel ? <PinWords priceLabel={priceLabel} label={label} /> : label}
        </div>
      ))}
    </div>
  );
  if (!notice) return list;
  return (
    <div className={classes.stand}>
      <p role="status" className={classes.notice}>
        {notice}
      </p>
      {list}
    </div>
  );
}

/** Up and down, and sideways in reading order either way: the list is a line, not a picture. */
const STEPS = new Map<string, ((at: number, length: number) => number) | undefined>(
  Object.entries<((at: number, length: number) => number) | undefined>({
    ArrowDown: (at) => at + 1,
    ArrowUp: (at) => at - 1,
    ArrowRight: (at) => at + (document.documentElement.dir === 'rtl' ? -1 : 1),
    ArrowLeft: (at) => at + (document.documentElement.dir === 'rtl' ? 1 : -1),
    Home: () => 0,
    End: (_, length) => length - 1,
  }),
);

/** A pin in words, the price kept apart from its neighbours: digits and a dollar sign scramble an Arabic line. */
export function PinWords({ priceLabel, label }: Pick<Pin, 'priceLabel' | 'label'>) {
  if (!label.startsWith(priceLabel)) return <bdi>{label}</bdi>;
  return (
    <>
      <bdi>{priceLabel}</bdi>
      {label.slice(priceLabel.length)}
    </>
  );
}
