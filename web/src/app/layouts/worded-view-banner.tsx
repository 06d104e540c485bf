import type { ResourceLanguage } from 'i18next';
import { ViewBanner } from '#features/account-views/view-banner.tsx';
import { addTexts } from '../messages.ts';
import { useMessages } from '../use-messages.ts';

/** The banner stands on public pages too, whose own code does not know its texts: they come with it. */
addTexts(import.meta.glob<ResourceLanguage>('../../features/account-views/i18n/*.json', { import: 'default' }));

/** The banner with its texts, fetched together. */
export function WordedViewBanner({ endsAt }: { endsAt: string }) {
  return useMessages('account-views') ? <ViewBanner endsAt={endsAt} /> : null;
}
