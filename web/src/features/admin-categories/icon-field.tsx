import { CATEGORY_ICON_MAX_BYTES, CATEGORY_ICON_TYPES } from '@diyar/api/rules/categories';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { imageAddress } from '#lib/image-address.ts';
import { PictureField } from '#ui/desk/picture-field.tsx';
import { type AdminCategory, sendIcon, useCategoryList } from './api.ts';

/** A picture of the category's own, shown before the drawing. */
export function IconField({ category }: { category: AdminCategory }) {
  const { t } = useTranslation('admin-categories');
  const api = useApi();
  const lang = useLang();
  const { saved } = useCategoryList();
  const { iconImageId, nameAr, nameEn } = category;
  return (
    <PictureField
      name="icon"
      shape="square"
      address={iconImageId ? imageAddress(iconImageId, 160) : undefined}
      letter={[...(lang === 'ar' ? nameAr : nameEn)][0] ?? ''}
      types={CATEGORY_ICON_TYPES}
      maxBytes={CATEGORY_ICON_MAX_BYTES}
      texts={{
        alt: t('picture.alt'),
        choose: t('picture.choose'),
        change: t('picture.change'),
        remove: t('picture.remove'),
        hint: t('picture.hint'),
        saved: t('picture.saved'),
        removed: t('picture.removed'),
        type: t('picture.type'),
        tooLarge: t('picture.tooLarge'),
        failed: t('picture.failed'),
      }}
      send={async (file) => saved(await sendIcon(api, category, file))}
    />
  );
}
