import { LISTING_LEVEL } from '@diyar/api/rules/categories';
import { NativeSelect, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { type DialogForm, ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { type AdminCategory, deleteCategory, forceDelete, impactQuery, type Outcome, useCategoryList } from './api.ts';
import css from './category-panel.module.css';
import { pathOf } from './tree.ts';

const COUNTED = ['children', 'listings', 'drafts', 'savedSearches', 'pages', 'attributes'] as const;
/** Nothing of somebody else's: they go without being asked about. */
const HARMLESS = ['pages', 'attributes'];

type Fields = { outcome: 'move' | 'archive'; targetId: string };
type Props = {
  category: AdminCategory;
  categories: readonly AdminCategory[];
  onGone: () => void;
  onClose: () => void;
};

/** Says what deleting a category breaks, and asks what becomes of what hangs on it. */
export function DeleteDialog({ category, categories, onGone, onClose }: Props) {
  const { t } = useTranslation('admin-categories');
  const lang = useLang();
  const api = useApi();
  const { renew } = useCategoryList();
  const { data: impact } = useQuery(impactQuery(api, category.id));
  const name = lang === 'ar' ? category.nameAr : category.nameEn;
  if (!impact) return null;

  const broken = COUNTED.filter((what) => impact[what] > 0);
  const isForced = broken.some((what) => !HARMLESS.includes(what));

  async function confirm({ outcome: chosen, targetId }: Fields): Promise<void> {
    if (isForced) {
      const outcome: Outcome = chosen === 'move' ? { targetId } : { archive: true };
      await forceDelete(api, category, outcome);
    } else await deleteCategory(api, category);
    toast.success(t(chosen === 'archive' ? 'deleting.archived' : 'deleting.done', { name }));
    onClose();
    if (chosen !== 'archive') onGone();
    await renew();
  }

  return (
    <ReasonDialog<Fields>
      title={t('deleting.title', { name })}
      consequences={
        broken.length > 0
          ? broken.map((what) => t(`deleting.breaks.${what}`, { count: impact[what] }))
          : [t('deleting.nothing')]
      }
      confirm={t('delete')}
      isDangerous
      fields={
        isForced ? (form) => <OutcomeFields form={form} category={category} categories={categories} /> : undefined
      }
      initialValues={{ outcome: 'move', targetId: '' }}
      checks={{ targetId: (id, { outcome }) => (isForced && outcome === 'move' ? filled(id) : undefined) }}
      onConfirm={confirm}
      stale={['category_conflict', 'category_not_found', 'category_in_use']}
      onStale={renew}
      onClose={onClose}
    />
  );
}

/** Listings go over to another category, or all is archived. */
function OutcomeFields({
  form,
  category,
  categories,
}: { form: DialogForm<Fields> } & Pick<Props, 'category' | 'categories'>) {
  const { t } = useTranslation('admin-categories');
  const lang = useLang();
  const nameOf = ({ nameAr, nameEn }: AdminCategory) => (lang === 'ar' ? nameAr : nameEn);
  const targets = categories.filter((target) => {
    const path = pathOf(categories, target);
    const isGoing = [...path, target].some(({ id }) => id === category.id);
    return target.level === LISTING_LEVEL && target.isActive && !isGoing;
  });
  return (
    <>
      <Radio.Group {...form.getInputProps('outcome')} label={t('deleting.question')}>
        <div className={css.outcomes}>
          <Radio value="move" label={t('deleting.move')} />
          <Radio value="archive" label={t('deleting.archive')} />
        </div>
      </Radio.Group>
      {form.values.outcome === 'move' && (
        <NativeSelect
          {...form.getInputProps('targetId')}
          label={t('deleting.target')}
          data={[
            { value: '', label: t('choose') },
            ...targets.map((target) => ({
              value: target.id,
              label: [...pathOf(categories, target), target].map(nameOf).join(' › '),
            })),
          ]}
        />
      )}
    </>
  );
}
