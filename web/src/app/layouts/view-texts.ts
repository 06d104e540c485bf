import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../messages.ts';

/** The banner stands on public pages too, whose own code does not know its texts: they come with it. */
const texts = import.meta.glob<ResourceLanguage>('../../features/account-views/i18n/*.json', { import: 'default' });
// Keys as seen from the folder of messages.ts.
addTexts(Object.fromEntries(Object.entries(texts).map(([path, load]) => [path.replace('../', ''), load])));
