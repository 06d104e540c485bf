import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { chooseScheme, schemeChoice, subscribeScheme } from '../lib/color-scheme.ts';
import { useLang } from '../lib/i18n.ts';
import { directionOf } from '../lib/language.ts';
import { cssVariables, theme } from './theme/theme.ts';
import './theme/mantine.css';

/** What Mantine's parts need above them. Plain pages do without it, which spares their visitors a tenth of the code. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={directionOf(useLang())} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={schemeManager}
        defaultColorScheme="auto"
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

let unsubscribe = () => {};

/** Mantine asks our own scheme store, so the header's toggle and Mantine's parts never disagree. */
const schemeManager: MantineColorSchemeManager = {
  get: (fallback) => (typeof document === 'undefined' ? fallback : schemeChoice()),
  set: chooseScheme,
  subscribe(onUpdate) {
    unsubscribe = subscribeScheme(() => onUpdate(schemeChoice()));
  },
  unsubscribe: () => unsubscribe(),
  clear: () => chooseScheme('auto'),
};
