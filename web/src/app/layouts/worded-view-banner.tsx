import { ViewBanner } from '#features/account-views/view-banner.tsx';
import { useMessages } from '../use-messages.ts';
import './view-texts.ts';

/** The banner with its texts, fetched together. */
export function WordedViewBanner({ endsAt }: { endsAt: string }) {
  return useMessages('account-views') ? <ViewBanner endsAt={endsAt} /> : null;
}
