import { FREQUENCIES } from '@diyar/api/rules/saved-searches';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import field from '#ui/form/field.module.css';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import type { SavedSearch } from './api.ts';
import css from './search-dialog.module.css';

export type Choice = Pick<SavedSearch, 'name' | 'frequency' | 'byEmail' | 'inApp'>;

type Props = {
  title: string;
  text?: string;
  /** The search in words: that is what will be saved. */
  filters?: readonly string[];
  initial: Choice;
  submit: string;
  isBusy?: boolean;
  onSubmit: (choice: Choice) => void;
  onClose: () => void;
};

const LONGEST_NAME = 80;

/** Name of a saved search, and the way its owner is told of matches. Rendered while it asks. */
export function SearchDialog({ title, text, filters = [], initial, submit, isBusy, onSubmit, onClose }: Props) {
  const { t } = useTranslation(['saved-searches', 'ui']);
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [choice, setChoice] = useState(initial);
  useEffect(() => ref.current?.showModal(), []);
  const change = (part: Partial<Choice>) => setChoice((now) => ({ ...now, ...part }));

  function send(event: FormEvent): void {
    event.preventDefault();
    const name = choice.name.trim();
    if (name && !isBusy) onSubmit({ ...choice, name });
  }

  return (
    <dialog ref={ref} className={css.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form className={css.form} onSubmit={send}>
        <div className={css.head}>
          <h2 id={`${id}-title`} className={css.title}>
            {title}
          </h2>
          <IconButton label={t('ui:close')} onClick={() => ref.current?.close()}>
            <IconX size={22} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
        {text && <p className={css.text}>{text}</p>}
        {filters.length > 0 && (
          <div>
            <p id={`${id}-filters`} className={field.label}>
              {t('dialog.filters')}
            </p>
            <ul className={css.filters} aria-labelledby={`${id}-filters`}>
              {filters.map((filter) => (
                <li key={filter}>{filter}</li>
              ))}
            </ul>
          </div>
        )}
        <label className={field.field}>
          <span className={field.label}>{t('dialog.name')}</span>
          <input
            name="name"
            className={field.input}
            value={choice.name}
            maxLength={LONGEST_NAME}
            required
            dir="auto"
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
        <fieldset className={css.group}>
          <legend className={field.label}>{t('dialog.frequency')}</legend>
          <div className={css.choices}>
            {FREQUENCIES.map((frequency) => (
              <label key={frequency} className={css.choice}>
                <input
                  type="radio"
                  name="frequency"
                  value={frequency}
                  checked={choice.frequency === frequency}
                  onChange={() => change({ frequency })}
                />
                <span className={css.word}>{t(`frequency.${frequency}`)}</span>
              </label>
            ))}
          </div>
          <p className={field.hint}>{t(`frequencyText.${choice.frequency}`)}</p>
        </fieldset>
        <fieldset className={css.group}>
          <legend className={field.label}>{t('dialog.channels')}</legend>
          <Channel label={t('dialog.byEmail')} isOn={choice.byEmail} onChange={(byEmail) => change({ byEmail })} />
          <Channel label={t('dialog.inApp')} isOn={choice.inApp} onChange={(inApp) => change({ inApp })} />
        </fieldset>
        <PlainButton type="submit" aria-disabled={isBusy || undefined}>
          {submit}
        </PlainButton>
      </form>
    </dialog>
  );
}

function Channel({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={css.channel}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
