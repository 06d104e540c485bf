import { CARRIES, PROPERTY_TYPES } from '@diyar/api/rules/categories';
import { Checkbox, ColorInput, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../lib/api-error.ts';
import { UnsavedGuard } from '../../ui/desk/unsaved-guard.tsx';
import { filled } from '../../ui/form/checks.ts';
import form from '../../ui/form/form.module.css';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import type { CategoryContent, TransactionType } from './api.ts';
import css from './category-form.module.css';
import { contentOf } from './form-values.ts';
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
  const { t } = useTranslation('admin-categories');
  const [slug, setSlug] = useState(content.slug);
  const [isSlugTyped, setSlugTyped] = useState(!isNew);
  const sent = useRef<CategoryContent>(undefined);

  const fields = useForm({
    checks: { nameAr: filled, nameEn: filled, slug: filled },
    onFailure: (error) => (sent.current && onFailure?.(error, sent.current)) ?? false,
    send: async (values) => {
      const next = contentOf(
        values,
        types.map((type) => type.slug),
      );
      sent.current = next;
      await send(next);
    },
  });
  const input = (name: 'nameAr' | 'nameEn' | 'descriptionAr' | 'descriptionEn') => ({
    ...fields.field(name),
    label: t(`fields.${name}`),
    defaultValue: content[name] ?? '',
    dir: name.endsWith('Ar') ? 'rtl' : 'ltr',
  });

  return (
    <FormBody form={fields}>
      <div className={form.pair}>
        <TextInput {...input('nameAr')} required withAsterisk={false} maxLength={120} />
        <TextInput
          {...input('nameEn')}
          required
          withAsterisk={false}
          maxLength={120}
          onChange={({ currentTarget: { value } }) => !isSlugTyped && setSlug(slugOf(value))}
        />
      </div>
      <TextInput
        {...fields.field('slug')}
        label={t('fields.slug')}
        description={<SlugHint former={formerSlugs} isChanged={!isNew && slug !== content.slug} />}
        value={slug}
        onChange={({ currentTarget: { value } }) => {
          setSlugTyped(true);
          setSlug(value);
        }}
        maxLength={80}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Switch
        name="isActive"
        defaultChecked={content.isActive}
        label={t('fields.isActive')}
        description={t('activeText')}
      />
      <div className={form.pair}>
        <Textarea {...input('descriptionAr')} rows={3} maxLength={1000} />
        <Textarea {...input('descriptionEn')} rows={3} maxLength={1000} />
      </div>
      <div className={form.pair}>
        <NativeSelect
          {...fields.field('icon')}
          label={t('fields.icon')}
          defaultValue={content.icon ?? ''}
          data={[
            { value: '', label: t('inherited') },
            ...icons.map((icon) => ({ value: icon, label: t(`icons.${icon as 'car'}`) })),
          ]}
        />
        <ColorInput
          {...fields.field('color')}
          label={t('fields.color')}
          placeholder={t('inherited')}
          defaultValue={content.color ?? ''}
          swatches={SWATCHES}
          withEyeDropper={false}
          popoverProps={{ withinPortal: false }}
          dir="ltr"
        />
      </div>
      <NativeSelect
        {...fields.field('propertyType')}
        label={t('fields.propertyType')}
        description={t('propertyTypeText')}
        defaultValue={content.propertyType ?? ''}
        data={[
          { value: '', label: t('none') },
          ...PROPERTY_TYPES.map((type) => ({ value: type, label: t(`propertyTypes.${type}`) })),
        ]}
      />
      <Choices
        legend={t('fields.transactionTypes')}
        name="deal"
        options={types.map((type) => [type.slug, type.name])}
        chosen={content.transactionTypes}
        form={fields}
      />
      <Choices
        legend={t('fields.carries')}
        name="carries"
        options={CARRIES.map((field) => [field, t(`carried.${field}`)])}
        chosen={content.carries}
        form={fields}
      />
      <SeoFields form={fields} seo={content.seo} />
      <FormEnd form={fields} label={t(isNew ? 'create' : 'save')} busyLabel={t('saving')} narrow />
      {fields.isDirty && <UnsavedGuard />}
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

type ChoicesProps = {
  legend: string;
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  form: Form;
};

function Choices({ legend, name, options, chosen, form: fields }: ChoicesProps) {
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map(([value, label]) => (
          <Checkbox key={value} name={`${name}.${value}`} label={label} defaultChecked={chosen.includes(value)} />
        ))}
      </div>
      {fields.faultOf(name) && <p role="alert">{fields.faultOf(name)}</p>}
    </fieldset>
  );
}
