import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import button from '../../ui/button.module.css';
import css from './photo-field.module.css';

const MAX = 200;

/** A line about one photo. Not a form of its own: it may stand within one. */
export function AltEditor({
  alt,
  onSave,
  onCancel,
}: {
  alt: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('listing-media');
  const [text, setText] = useState(alt);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={css.alt}>
      <label htmlFor={id}>{t('altLabel')}</label>
      <input
        ref={field}
        id={id}
        value={text}
        maxLength={MAX}
        placeholder={t('altHint')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            onSave(text.trim());
          }
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className={css.altButtons}>
        <button
          type="button"
          className={`${button.button} ${button.compact} ${button.primary}`}
          onClick={() => onSave(text.trim())}
        >
          {t('altSave')}
        </button>
        <button type="button" className={`${button.button} ${button.compact} ${button.plain}`} onClick={onCancel}>
          {t('altCancel')}
        </button>
      </div>
    </div>
  );
}
