import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shownScheme, subscribeScheme } from '#lib/color-scheme.ts';
import { useLang } from '#lib/i18n.ts';
import { directionOf } from '#lib/language.ts';
import { cssVariables, themeOf } from './theme/theme.ts';
import './theme/mantine.css';

/** Mantine's providers. Only the dashboard's layout has them: its code and styles are no part of public pages. */
export function MantineRoot({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  const close = t('close');
  const theme = useMemo(() => themeOf({ close }), [close]);
  return (
    <DirectionProvider initialDirection={directionOf(useLang())} detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={schemeManager}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

let unsubscribe = () => {};
const nothing = () => {};

/** The header's toggle and the settings choose the scheme (`lib/color-scheme.ts`); Mantine only follows what is shown. */
const schemeManager: MantineColorSchemeManager = {
  get: (fallback) => (typeof document === 'undefined' ? fallback : shownScheme()),
  set: nothing,
  subscribe(onUpdate) {
    unsubscribe = subscribeScheme(() => onUpdate(shownScheme()));
  },
  unsubscribe: () => unsubscribe(),
  clear: nothing,
};
