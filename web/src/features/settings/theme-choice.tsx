import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSchemeChoice } from '#lib/color-scheme.ts';
import { useChooseScheme } from '#lib/use-choose-scheme.ts';
import css from './choice.module.css';

const CHOICES = ['light', 'dark', 'auto'] as const;

/** Light, dark, or as the device says: each shown as it looks, and at once in force. */
export function ThemeChoice() {
  const { t } = useTranslation(['settings', 'app']);
  const choose = useChooseScheme();
  return (
    <Radio.Group
      name="theme"
      aria-label={t('theme.title')}
      value={useSchemeChoice()}
      onChange={(choice) => void choose(choice)}
    >
      <div className={css.themes}>
        {CHOICES.map((choice) => (
          <Radio.Card key={choice} value={choice} className={css.theme}>
            <span className={css.preview} data-theme={choice} aria-hidden="true">
              <span />
              <span />
            </span>
            <span className={css.name}>{t(`app:scheme.${choice}`)}</span>
            <Radio.Indicator />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
