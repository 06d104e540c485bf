import type { BrowserContextOptions } from 'playwright-core';

const LANGS = ['ar', 'en'] as const;
const SCHEMES = ['light', 'dark'] as const;

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type DeviceName = keyof typeof DEVICES;
export const DEVICE_NAMES = Object.keys(DEVICES) as DeviceName[];

export interface Look {
  lang: (typeof LANGS)[number];
  scheme: (typeof SCHEMES)[number];
}
export const LOOKS: readonly Look[] = LANGS.flatMap((lang) => SCHEMES.map((scheme) => ({ lang, scheme })));
