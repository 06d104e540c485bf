import type { ResourceLanguage } from 'i18next';
import { addTexts } from '../../messages.ts';

/** The owner's texts come with the owner's bar. */
addTexts(
  import.meta.glob<ResourceLanguage>('../../../features/{listing-owner,shop-window}/i18n/*.json', {
    import: 'default',
  }),
);
