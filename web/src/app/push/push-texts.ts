import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../messages.ts';

/** Texts of notifications come when there is one, or something to be offered. */
addTexts(import.meta.glob<ResourceLanguage>('../../features/push/i18n/*.json', { import: 'default' }));
