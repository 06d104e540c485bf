import { CARRIES, LISTING_LEVEL, PROPERTY_TYPES } from '@diyar/api/rules/categories';
import { ColorInput, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import type { AdminCategory, TransactionType } from './api.ts';
import type { Act } from './bulk-change.ts';
import { carriedName } from './carried-name.ts';
import { SWATCHES } from './swatches.ts';
import { pathNames } from './tree.ts';

type Props = {
  act: Act;
  choice: string;
  categories: readonly AdminCategory[];
  types: readonly TransactionType[];
  icons: readonly string[];
  onChange: (choice: string) => void;
};

/** What an act still needs to be told: a field, a listing type, a parent. Nothing where it needs nothing. */
export function BulkChoice({ act, choice, categories, types, icons, onChange }: Props) {
  const { t } = useTranslation(['admin-categories', 'listings']);
  const lang = useLang();
  if (act === 'show' || act === 'hide') return null;
  if (act === 'color')
    return (
      <ColorInput
        name="choice"
        aria-label={t('fields.color')}
        value={choice}
        swatches={SWATCHES}
        withEyeDropper={false}
        popoverProps={{ withinPortal: false }}
        dir="ltr"
        onChange={onChange}
      />
    );

  const lists: Record<Exclude<Act, 'show' | 'hide' | 'color'>, { none: string; options: Option[] }> = {
    addDeal: { none: t('choose'), options: types.map(({ slug, name }) => ({ value: slug, label: name })) },
    removeDeal: { none: t('choose'), options: types.map(({ slug, name }) => ({ value: slug, label: name })) },
    addField: { none: t('choose'), options: CARRIES.map((field) => ({ value: field, label: carriedName(field, t) })) },
    removeField: {
      none: t('choose'),
      options: CARRIES.map((field) => ({ value: field, label: carriedName(field, t) })),
    },
    propertyType: {
      none: t('none'),
      options: PROPERTY_TYPES.map((type) => ({ value: type, label: t(`propertyTypes.${type}`) })),
    },
    icon: {
      none: t('inherited'),
      options: icons.map((icon) => ({ value: icon, label: t(`icons.${icon as 'car'}`) })),
    },
    move: {
      none: t('noParent'),
      options: categories
        .filter(({ level }) => level <= LISTING_LEVEL)
        .map((category) => ({ value: category.id, label: pathNames(categories, category, lang) })),
    },
  };
  const { none, options } = lists[act];
  return (
    <NativeSelect
      name="choice"
      aria-label={t(`bulk.choices.${act}`)}
      value={choice}
      data={[{ value: '', label: none }, ...options]}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}

type Option = { value: string; label: string };
