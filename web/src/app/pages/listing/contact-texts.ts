import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../../messages.ts';

/** The texts of the dialogs behind the ways to the owner come with them: the listing's own code does not know their names. */
addTexts(
  import.meta.glob<ResourceLanguage>(
    [
      '../../../features/reveals/i18n/*.json',
      '../../../features/leads/enquiry/i18n/*.json',
      // Of the proof that a dialog may ask for.
      '../../../features/settings/i18n/*.json',
      './contact-sign-in/i18n/*.json',
      './proof/i18n/*.json',
    ],
    { import: 'default' },
  ),
);
