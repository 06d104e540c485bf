import { useTranslation } from 'react-i18next';
import { useSchemeChoice } from '../../lib/color-scheme.ts';
import { useChooseScheme } from '../../lib/use-choose-scheme.ts';
import css from './choice.module.css';
import { IconCheck } from './icons.ts';

const CHOICES = ['light', 'dark', 'auto'] as const;

/** Light, dark, or as the device says: each shown as it looks, and at once in force. */
export function ThemeChoice() {
  const { t } = useTranslation(['settings', 'app']);
  const choice = useSchemeChoice();
  const choose = useChooseScheme();
  return (
    <fieldset className={css.themes}>
      <legend className="d-visually-hidden">{t('theme.title')}</legend>
      {CHOICES.map((one) => (
        <label key={one} className={css.choice} data-checked={one === choice || undefined}>
          <input
            type="radio"
            name="theme"
            value={one}
            className="d-visually-hidden"
            checked={one === choice}
            onChange={() => void choose(one)}
          />
          <span className={css.preview} data-theme={one} aria-hidden="true">
            <span />
            <span />
          </span>
          <span className={css.name}>{t(`app:scheme.${one}`)}</span>
          {one === choice && <IconCheck className={css.mark} size={20} stroke={2} aria-hidden />}
        </label>
      ))}
    </fieldset>
  );
}
