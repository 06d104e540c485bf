import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../messages.ts';

/** Only visitors with an Android phone see the offer: its texts come with it. */
addTexts(import.meta.glob<ResourceLanguage>('../../features/android-app/i18n/*.json', { import: 'default' }));
