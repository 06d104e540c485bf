import { CARRIES, PROPERTY_TYPES } from '@diyar/api/rules/categories';
import { ColorInput, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#lib/api-error.ts';
import { UnsavedGuard } from '#ui/desk/unsaved-guard.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { filled } from '#ui/form/checks.ts';
import css from '#ui/form/form.module.css';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import type { CategoryContent, TransactionType } from './api.ts';
import { carriedName } from './carried-name.ts';
import { Choices } from './choices.tsx';
import { type CategoryFields, contentIn, fieldsOf } from './form-values.ts';
import { SeoFields } from './seo-fields.tsx';
import { SWATCHES } from './swatches.ts';
import { slugOf } from './tree.ts';

type Props = {
  content: CategoryContent;
  formerSlugs?: readonly string[];
  types: readonly TransactionType[];
  /** Names of the drawings that a category may show. */
  icons: readonly string[];
  isNew?: boolean;
  send: (content: CategoryContent) => Promise<unknown>;
  onFailure?: (error: ApiError, content: CategoryContent) => boolean;
};

/** All that is said of a category, its place in the tree left out. */
export function CategoryForm({ content, formerSlugs = [], types, icons, isNew, send, onFailure }: Props) {
  const { t } = useTranslation(['admin-categories', 'listings']);
  // Follows the English name until somebody writes another.
  const isSlugTyped = useRef(!isNew);
  const contentNow = (fields: CategoryFields) =>
    contentIn(
      fields,
      types.map(({ slug }) => slug),
    );
  const form = useDeskForm<CategoryFields>({
    mode: 'controlled',
    initialValues: fieldsOf(content),
    checks: { nameAr: filled, nameEn: filled, slug: filled },
    send: (fields) => send(contentNow(fields)),
    onFailure: (error, fields) => onFailure?.(error, contentNow(fields)) ?? false,
  });
  const input = (name: 'nameAr' | 'nameEn' | 'descriptionAr' | 'descriptionEn') => ({
    ...form.getInputProps(name),
    label: t(`fields.${name}`),
    dir: name.endsWith('Ar') ? 'rtl' : 'ltr',
  });

  return (
    <FormBody form={form}>
      <div className={css.pair}>
        <TextInput {...input('nameAr')} required withAsterisk={false} maxLength={120} />
        <TextInput
          {...input('nameEn')}
          required
          withAsterisk={false}
          maxLength={120}
          onChange={({ currentTarget: { value } }) =>
            form.setValues(isSlugTyped.current ? { nameEn: value } : { nameEn: value, slug: slugOf(value) })
          }
        />
      </div>
      <TextInput
        {...form.getInputProps('slug')}
        label={t('fields.slug')}
        description={<SlugHint former={formerSlugs} isChanged={!isNew && form.values.slug !== content.slug} />}
        onChange={({ currentTarget: { value } }) => {
          isSlugTyped.current = true;
          form.setFieldValue('slug', value);
        }}
        maxLength={80}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Switch
        {...form.getInputProps('isActive', { type: 'checkbox' })}
        label={t('fields.isActive')}
        description={t('activeText')}
      />
      <div className={css.pair}>
        <Textarea {...input('descriptionAr')} rows={3} maxLength={1000} />
        <Textarea {...input('descriptionEn')} rows={3} maxLength={1000} />
      </div>
      <div className={css.pair}>
        <NativeSelect
          {...form.getInputProps('icon')}
          label={t('fields.icon')}
          data={[
            { value: '', label: t('inherited') },
            ...icons.map((icon) => ({ value: icon, label: t(`icons.${icon as 'car'}`) })),
          ]}
        />
        <ColorInput
          {...form.getInputProps('color')}
          label={t('fields.color')}
          placeholder={t('inherited')}
          swatches={SWATCHES}
          withEyeDropper={false}
          popoverProps={{ withinPortal: false }}
          dir="ltr"
        />
      </div>
      <NativeSelect
        {...form.getInputProps('propertyType')}
        label={t('fields.propertyType')}
        description={t('propertyTypeText')}
        data={[
          { value: '', label: t('none') },
          ...PROPERTY_TYPES.map((type) => ({ value: type, label: t(`propertyTypes.${type}`) })),
        ]}
      />
      <Choices
        {...form.getInputProps('transactionTypes')}
        label={t('fields.transactionTypes')}
        options={types.map((type) => [type.slug, type.name])}
      />
      <Choices
        {...form.getInputProps('carries')}
        label={t('fields.carries')}
        options={CARRIES.map((field) => [field, carriedName(field, t)])}
      />
      <SeoFields input={(field) => form.getInputProps(`seo.${field}`)} hasSeo={content.seo !== null} />
      <FormEnd form={form} label={t(isNew ? 'create' : 'save')} busyLabel={t('saving')} narrow />
      {form.isDirty && !form.isBusy && <UnsavedGuard />}
    </FormBody>
  );
}

function SlugHint({ former, isChanged }: { former: readonly string[]; isChanged: boolean }) {
  const { t } = useTranslation('admin-categories');
  return (
    <>
      {t(isChanged ? 'slugChanged' : 'slugText')}
      {former.length > 0 && (
        <>
          {' '}
          {t('formerSlugs')} <bdi dir="ltr">{former.join(', ')}</bdi>
        </>
      )}
    </>
  );
}
