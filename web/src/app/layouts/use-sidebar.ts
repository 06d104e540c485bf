import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** `md` of our theme: 1024 px (spec, section 9). */
export const SIDEBAR = { width: 248, breakpoint: 'md' } as const;
const WIDE = '(min-width: 64em)';

export type Sidebar = ReturnType<typeof useSidebar>;

/** Open by default from 1024 px; narrower it starts closed, and closes with each navigation and when the window narrows. */
export function useSidebar() {
  const [isOpenOnDesktop, desktop] = useDisclosure(true);
  const [isOpenOnPhone, phone] = useDisclosure(false);
  const isWide = useMediaQuery(WIDE);
  const { key } = useLocation();
  const { close } = phone;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what changes on a navigation
  useEffect(close, [key, isWide, close]);
  // Escape still closes what the platform itself opened, such as a dialog.
  useHotkeys([['Escape', close, { preventDefault: false }]]);

  return { isOpenOnDesktop, isOpenOnPhone, toggleOnDesktop: desktop.toggle, toggleOnPhone: phone.toggle, close };
}
