import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../messages.ts';

/** Most visitors never see the popup: its texts come with it. */
addTexts(import.meta.glob<ResourceLanguage>('../../features/sign-up-popup/i18n/*.json', { import: 'default' }));
