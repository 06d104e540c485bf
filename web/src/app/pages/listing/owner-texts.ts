import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../../messages.ts';

/** The owner's texts come with the owner's bar. */
const texts = import.meta.glob<ResourceLanguage>('../../../features/listing-owner/i18n/*.json', { import: 'default' });
// Keys as seen from the folder of messages.ts.
addTexts(Object.fromEntries(Object.entries(texts).map(([path, load]) => [path.replace('../../', ''), load])));
