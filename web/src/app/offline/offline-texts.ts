import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../messages.ts';

/** Texts for the time without a network come with what keeps pages for it. */
addTexts(import.meta.glob<ResourceLanguage>('../../features/offline/i18n/*.json', { import: 'default' }));
