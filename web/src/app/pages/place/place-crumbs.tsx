import type { PlacePage } from '@diyar/api/contracts/places';
import { useTranslation } from 'react-i18next';
import { Crumbs } from '#ui/crumbs.tsx';
import { crumbsOf } from './crumbs-of.ts';

/** Where the page stands: each step is a page a little wider. */
export function PlaceCrumbs({ page }: { page: PlacePage }) {
  const { t: words } = useTranslation('app');
  const { t } = useTranslation('places');
  return <Crumbs label={t('crumbs')} crumbs={crumbsOf(page, { home: words('nav.home'), t })} endsHere />;
}
