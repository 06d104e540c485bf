import { useTranslation } from 'react-i18next';
import { CategoryDesk } from '../../../../features/admin-categories/category-desk.tsx';
import { ICONS } from '../../../../features/listings/category-icons.ts';
import { Seo } from '../../../../lib/seo.tsx';
import { Desk } from '../../../../ui/desk/desk.tsx';
import { DeskHead } from '../../../../ui/desk/desk-head.tsx';
import { useDeskParams } from '../../../../ui/desk/use-desk-params.ts';

const KEYS = ['parent'] as const;

/** The catalogue: categories, what is asked about a listing, and the tools for both. */
export function Page() {
  const { t } = useTranslation('admin-categories');
  const desk = useDeskParams(KEYS);
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/admin/category" noindex />
      <DeskHead title={t('title')} />
      <CategoryDesk
        open={desk.open}
        parent={desk.values.parent}
        icons={[...ICONS.keys()]}
        go={desk.go}
        below={() => null}
      />
    </Desk>
  );
}
