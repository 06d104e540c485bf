import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import type { Lang } from '#lib/language.ts';
import type { Site } from '#lib/site.ts';

/** Addresses the page needs, in the order the document names them. */
export type Assets = {
  styles: string[];
  scripts: string[];
  preloads: string[];
  fonts: string[];
  /** What older browsers lack, for these alone. */
  older?: string | undefined;
};

/** Everything the browser needs to take the page over; a JSON data block, because cached HTML can carry no nonce. */
export type Boot = {
  lang: Lang;
  site: Site;
  assets: Assets;
  router: HydrationState;
  query: DehydratedState;
  /** Version of the catalogue it was drawn with. */
  catalogue: string | undefined;
};

export const BOOT_ID = 'boot';
