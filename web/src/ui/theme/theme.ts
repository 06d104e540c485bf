import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Cypress green: the one colour of action. 7 on light pages, 4 on dark ones. */
const cypress: MantineColorsTuple = [
  '#eef5f2',
  '#dbe9e3',
  '#b8d5ca',
  '#93c1b0',
  '#6fbfa6',
  '#46907a',
  '#2f7563',
  '#1f5c4d',
  '#184a3e',
  '#10362d',
];

/** Apricot: paid and featured marks, focus of attention; never small text on white. */
const apricot: MantineColorsTuple = [
  '#fdf4e8',
  '#fae6cb',
  '#f4cd98',
  '#ecb265',
  '#e39a4e',
  '#d6832f',
  '#c9731c',
  '#a85d12',
  '#86490d',
  '#653709',
];

/** Limestone to basalt. */
const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f3efe7',
  '#e7e1d6',
  '#d6cebf',
  '#bfb5a4',
  '#8f8778',
  '#6a655b',
  '#4d4a44',
  '#34332f',
  '#1e2321',
];

/** The same stone at night: 7 is the page, 6 the surface, 4 the lines, 0 the text. */
const dark: MantineColorsTuple = [
  '#e9e6df',
  '#c6c5be',
  '#a3a7a0',
  '#78807a',
  '#364039',
  '#28302d',
  '#1c2220',
  '#141817',
  '#0f1312',
  '#0a0d0c',
];

/** Names of Mantine's own buttons, in the reader's language. */
type Words = { close: string };

export const themeOf = ({ close }: Words) =>
  createTheme({
    colors: { cypress, apricot, gray, dark },
    primaryColor: 'cypress',
    primaryShade: { light: 7, dark: 4 },
    autoContrast: true,
    luminanceThreshold: 0.4,
    black: '#1e2321',
    fontFamily: 'var(--d-font)',
    fontFamilyMonospace: 'ui-monospace, monospace',
    headings: { fontFamily: 'var(--d-font)', fontWeight: '600' },
    // The spec's 1024 px (section 9), where the dashboard's sidebar stands beside the page.
    breakpoints: { md: '64em' },
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
    cursorType: 'pointer',
    focusRing: 'never',
    respectReducedMotion: true,
    components: {
      ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 44 } },
      CloseButton: { defaultProps: { 'aria-label': close, size: 44, iconSize: 20 } },
      Drawer: { defaultProps: { position: 'right', size: 520, padding: 24, radius: 0 } },
      // A click beside a form would throw away what was typed.
      Modal: { defaultProps: { radius: 'lg', padding: 24, centered: true, closeOnClickOutside: false } },
      Menu: { defaultProps: { position: 'bottom-end', radius: 'lg' } },
      Popover: { defaultProps: { position: 'bottom-end', radius: 'lg' } },
      Input: { defaultProps: { size: 'md' } },
      InputWrapper: { defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
      Button: { defaultProps: { size: 'md' } },
      Chip: { defaultProps: { size: 'md' } },
      Checkbox: { defaultProps: { size: 'sm' } },
      Switch: { defaultProps: { size: 'md' } },
      // Hidden parts keep their effects: React's Activity, Mantine's default save in tests, tears them down, and what they do with it.
      Tabs: { defaultProps: { keepMountedMode: 'display-none' } },
      Collapse: { defaultProps: { keepMountedMode: 'display-none' } },
    },
  });

/** Mantine's own variables, pointed at our tokens so that its parts and ours are one surface. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--d-page)',
    '--mantine-color-text': 'var(--d-text)',
    '--mantine-color-dimmed': 'var(--d-text-dim)',
    '--mantine-color-placeholder': 'var(--d-text-faint)',
    '--mantine-color-anchor': 'var(--d-primary)',
    '--mantine-color-default': 'var(--d-surface)',
    '--mantine-color-default-border': 'var(--d-line-strong)',
    '--mantine-color-default-hover': 'var(--d-hover)',
    '--mantine-color-error': 'var(--d-danger)',
  };
  return { variables: { '--mantine-line-height': 'var(--d-leading)' }, light: shared, dark: shared };
};
