import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../../messages.ts';

/** Texts of the map's prices come with the prices. */
addTexts(import.meta.glob<ResourceLanguage>('../../../map/area-prices/i18n/*.json', { import: 'default' }));
