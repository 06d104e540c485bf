import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../../messages.ts';

/** The texts of the dialogs behind the ways to the owner come with them: the listing's own code does not know their names. */
const texts = import.meta.glob<ResourceLanguage>(
  ['../../../features/reveals/i18n/*.json', '../../../features/leads/enquiry/i18n/*.json'],
  { import: 'default' },
);
// Keys as seen from the folder of messages.ts.
addTexts(Object.fromEntries(Object.entries(texts).map(([path, load]) => [path.replace('../../', ''), load])));
