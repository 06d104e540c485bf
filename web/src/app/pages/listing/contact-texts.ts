import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../../messages.ts';

/** The texts of the dialogs behind the ways to the owner come with them: the listing's own code does not know their names. */
const texts = import.meta.glob<ResourceLanguage>(
  [
    '../../../features/reveals/i18n/*.json',
    '../../../features/leads/enquiry/i18n/*.json',
    // Of the proof that a dialog may ask for.
    '../../../features/settings/i18n/*.json',
    './proof/i18n/*.json',
  ],
  { import: 'default' },
);
// Keys as seen from the folder of messages.ts.
const seen = (path: string) => path.replace('../../', '').replace(/^\.\/proof/, './pages/listing/proof');
addTexts(Object.fromEntries(Object.entries(texts).map(([path, load]) => [seen(path), load])));
