import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../messages.ts';

/** The banner stands on public pages too, whose own code does not know its texts: they come with it. */
addTexts(import.meta.glob<ResourceLanguage>('../../features/account-views/i18n/*.json', { import: 'default' }));
