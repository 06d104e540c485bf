import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AttributeDesk } from '#features/admin-attributes/attribute-desk.tsx';
import { CategoryAttributes } from '#features/admin-attributes/category-attributes.tsx';
import { categoryPath } from '#features/admin-attributes/named-category.ts';
import { RootAssigner } from '#features/admin-attributes/root-assigner.tsx';
import { categoriesQuery } from '#features/admin-categories/api.ts';
import { BulkEditor } from '#features/admin-categories/bulk-editor.tsx';
import { CategoryDesk } from '#features/admin-categories/category-desk.tsx';
import { ChecksDesk } from '#features/catalogue-report/checks-desk.tsx';
import { FiguresDesk } from '#features/catalogue-report/figures-desk.tsx';
import { TransferDesk } from '#features/catalogue-transfer/transfer-desk.tsx';
import { ICONS } from '#features/listings/category-icons.ts';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';

const KEYS = ['tab', 'parent'] as const;
const TABS = ['categories', 'attributes', 'bulk', 'roots', 'figures', 'checks', 'transfer'] as const;

/** The catalogue: categories, what is asked about a listing, and the tools for both. */
export function Page() {
  const { t } = useTranslation('admin-categories');
  const lang = useLang();
  const desk = useDeskParams(KEYS);
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()));
  const tab = TABS.find((known) => known === desk.values.tab) ?? 'categories';
  const pathOf = (id: string) => {
    const category = categories.find((known) => known.id === id);
    return category ? categoryPath(category, categories, lang) : '';
  };
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/admin/category" noindex />
      <DeskHead title={t('title')} />
      <DeskTabs
        label={t('title')}
        current={tab}
        tabs={TABS.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          to: desk.pathTo({ tab: name === 'categories' ? '' : name, parent: '' }),
        }))}
      />
      {tab === 'categories' && (
        <CategoryDesk
          open={desk.open}
          parent={desk.values.parent}
          icons={[...ICONS.keys()]}
          go={desk.go}
          below={(category, all) => <CategoryAttributes category={category} categories={all} />}
        />
      )}
      {tab === 'attributes' && <AttributeDesk open={desk.open} categories={categories} go={desk.go} />}
      {tab === 'bulk' && (
        <BulkEditor
          icons={[...ICONS.keys()]}
          page={desk.page}
          pathToPage={(page) => desk.pathTo({ page })}
          goToPage={(page) => desk.go({ page })}
        />
      )}
      {tab === 'figures' && (
        <FiguresDesk parentId={desk.values.parent} pathToParent={(parent) => desk.pathTo({ parent })} />
      )}
      {tab === 'checks' && <ChecksDesk pathOf={pathOf} />}
      {tab === 'transfer' && <TransferDesk />}
      {tab === 'roots' && categories.length > 0 && <RootAssigner categories={categories} />}
    </Desk>
  );
}
