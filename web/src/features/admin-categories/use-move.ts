import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { type AdminCategory, type CategoryPlace, moveCategory, useCategoryList } from './api.ts';

/** Moves a category and offers the way back; the last change can also be taken back on its own page. */
export function useMove() {
  const { t, i18n } = useTranslation('admin-categories');
  const api = useApi();
  const { saved, renew, undo } = useCategoryList();

  const move = useMutation({
    mutationFn: ({ category, place }: { category: AdminCategory; place: CategoryPlace }) =>
      moveCategory(api, category, place),
    onSuccess: (category) => {
      const name = i18n.language === 'ar' ? category.nameAr : category.nameEn;
      toast.success(t('moved', { name }), { action: { label: t('undo'), run: () => undo.mutate(category) } });
      return saved(category);
    },
    // Somebody else moved it meanwhile: the tree is shown as it is.
    onError: renew,
  });
  return { move, undo };
}
