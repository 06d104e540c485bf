import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchemeChoice } from '#lib/color-scheme.ts';
import { useHydrated } from '#lib/hydrated.tsx';
import { useChooseScheme } from '#lib/use-choose-scheme.ts';
import css from './scheme-choice.module.css';

const CHOICES = [
  { value: 'light', Icon: IconSun },
  { value: 'dark', Icon: IconMoon },
  { value: 'auto', Icon: IconDeviceDesktop },
] as const;

/** Light, dark, or as the device says. Nothing is ticked in the server's HTML, which does not know. */
export function SchemeChoice({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  const choice = useSchemeChoice();
  const chooseScheme = useChooseScheme();
  const hydrated = useHydrated();
  const name = useId();

  return (
    <fieldset className={`${css.choices} ${className}`}>
      <legend className="d-visually-hidden">{t('scheme.label')}</legend>
      {CHOICES.map(({ value, Icon }) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name={name}
            className="d-visually-hidden"
            checked={hydrated && choice === value}
            onChange={() => chooseScheme(value)}
          />
          <Icon size={17} stroke={1.6} aria-hidden />
          {t(`scheme.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
