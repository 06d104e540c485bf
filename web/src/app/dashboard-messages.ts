import type { ResourceLanguage } from 'i18next';
import { addTexts } from './messages.ts';

/** All texts there are: behind the sign-in a screen names those it needs, and none is listed here. */
addTexts(
  import.meta.glob<ResourceLanguage>(
    ['../{features,ui}/**/i18n/*.json', './pages/dashboard/i18n/*.json', './pages/dashboard/*/i18n/*.json'],
    { import: 'default' },
  ),
);
