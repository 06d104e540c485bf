import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../../messages.ts';

/** Texts of what an account ends come with the page of the last question. */
addTexts(import.meta.glob<ResourceLanguage>('../../../features/account-closing/i18n/*.json', { import: 'default' }));
