import { startHiding } from '#features/favourites/hide-listings.ts';
import { startLists } from '#features/favourites/sync.ts';
import { loadMessages } from '../messages.ts';
import type { Services } from '../services.ts';
import { provideParts } from './deferred-slot.tsx';
import * as parts from './parts.tsx';

/** The lists of this person begin to be kept, and their buttons appear. */
export async function startLate(services: Services): Promise<void> {
  const { lang, i18n } = services;
  startHiding();
  startLists(services);
  const { favourites } = await loadMessages(lang, ['favourites']);
  i18n.addResourceBundle(lang, 'favourites', favourites);
  provideParts(parts);
}
