import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../messages.ts';

/** The texts of the dialogs behind a listing's buttons come with the buttons: the page's own code does not know their names. */
addTexts(
  import.meta.glob<ResourceLanguage>(
    ['../../features/share/i18n/*.json', '../../features/listing-reports/i18n/*.json'],
    { import: 'default' },
  ),
);
