import type { Suggestion } from '@diyar/api/contracts/search';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './keyword-field.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions, type Within } from './use-suggestions.ts';

type Props = {
  text: string;
  placeholder: string;
  within: Within;
  onText: (text: string) => void;
  /** A suggestion was chosen; the field's text is the caller's to change. */
  onPick: (suggestion: Suggestion) => void;
  /** The words were wiped. */
  onClear?: () => void;
};

/** The words of a search with suggestions under them: a combobox whose Enter submits the form when nothing is chosen. */
export function KeywordField({ text, placeholder, within, onText, onPick, onClear }: Props) {
  const { t } = useTranslation('suggest');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const items = useSuggestions(text, open, within);
  const shown = open && items.length > 0;
  const active = shown ? items[at] : undefined;

  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    onPick(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      return close();
    }
    if (event.key === 'Enter') {
      if (active) {
        event.preventDefault();
        return pick(active);
      }
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setOpen(true);
    // There is a place more than there are items: past the last one the words themselves are chosen again.
    setAt(((at + 1 + step + items.length + 1) % (items.length + 1)) - 1);
  };

  return (
    <div className={css.field}>
      <IconSearch className={css.icon} size={20} stroke={1.8} aria-hidden />
      <input
        type="search"
        name="keywords"
        role="combobox"
        className={css.input}
        aria-label={t('label')}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={id}
        aria-activedescendant={active ? `${id}-${at}` : undefined}
        placeholder={placeholder}
        value={text}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {text && (
        <button
          type="button"
          className={css.clear}
          aria-label={t('clear')}
          onClick={() => {
            onText('');
            onClear?.();
          }}
        >
          <IconX size={18} stroke={1.8} aria-hidden />
        </button>
      )}
      <SuggestionList
        id={id}
        items={shown ? items : []}
        at={at}
        label={t('suggestions')}
        onPick={pick}
        onPoint={setAt}
      />
    </div>
  );
}
