import { ATTRIBUTE_RULES, ATTRIBUTE_TYPES, hasOptions } from '@diyar/api/rules/attributes';
import { Checkbox, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#lib/api-error.ts';
import { UnsavedGuard } from '#ui/desk/unsaved-guard.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { filled } from '#ui/form/checks.ts';
import { figureOrNone } from '#ui/form/figure-checks.ts';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { FormFailure } from '#ui/form/form-parts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { AttributeContent } from './api.ts';
import css from './attribute.module.css';
import { type AttributeFields, contentIn, fieldsOf, isText, ofType } from './content.ts';
import { DefaultField } from './default-field.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { PatternField } from './pattern-field.tsx';
import { TypePreview } from './type-preview.tsx';

type Props = {
  /** Of an attribute that exists; its slug stays. */
  id?: string;
  slug?: string;
  content: AttributeContent;
  send: (content: AttributeContent, slug: string) => Promise<unknown>;
  /** Answers true when it has dealt with the failure itself. */
  onFailure?: (error: ApiError, content: AttributeContent) => boolean;
};

/** All that is said of an attribute; what a type has no use for is neither shown nor sent. */
export function AttributeForm({ id, slug: known, content: before, send, onFailure }: Props) {
  const { t } = useTranslation('admin-attributes');
  const form = useDeskForm<AttributeFields>({
    mode: 'controlled',
    initialValues: fieldsOf(before, known),
    checks: {
      ...{ nameAr: filled, nameEn: filled, slug: filled },
      ...{ min: figureOrNone, max: figureOrNone, minLength: figureOrNone, maxLength: figureOrNone },
    },
    send: (fields) => send(contentIn(fields), fields.slug.trim()),
    onFailure: (error, fields) => onFailure?.(error, contentIn(fields)) ?? false,
  });
  const { values } = form;

  const text = (
    name: 'nameAr' | 'nameEn' | 'unitAr' | 'unitEn' | 'descriptionAr' | 'descriptionEn',
    maxLength: number,
  ) => ({
    ...form.getInputProps(name),
    label: t(`fields.${name}`),
    dir: name.endsWith('Ar') ? 'rtl' : 'ltr',
    maxLength,
  });
  const number = (name: 'min' | 'max' | 'minLength' | 'maxLength') => ({
    ...form.getInputProps(name),
    label: t(`fields.${name}`),
    inputMode: name.endsWith('Length') ? ('numeric' as const) : ('decimal' as const),
  });
  const isNumber = values.type === 'number';

  return (
    <form {...form.props} className={css.form}>
      <div className={css.pair}>
        <TextInput {...text('nameAr', 120)} />
        <TextInput {...text('nameEn', 120)} />
      </div>
      <div className={css.pair}>
        <TextInput
          {...form.getInputProps('slug')}
          label={t('fields.slug')}
          description={t(known === undefined ? 'slugText' : 'slugStays')}
          dir="ltr"
          readOnly={known !== undefined}
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('slug', value.toLowerCase().replace(/[^a-z0-9_]+/g, '_'))
          }
        />
        <NativeSelect
          {...form.getInputProps('type')}
          label={t('fields.type')}
          data={ATTRIBUTE_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const type = ATTRIBUTE_TYPES.find((known) => known === value);
            if (type) form.setValues(ofType(values, type));
          }}
        />
      </div>
      {id && <TypePreview id={id} before={before} content={values} />}
      <div className={css.switches}>
        {(['isActive', 'isRequired', 'isFilterable'] as const).map((name) => (
          <Switch key={name} {...form.getInputProps(name, { type: 'checkbox' })} label={t(`fields.${name}`)} />
        ))}
      </div>
      {hasOptions(values.type) && <OptionsEditor {...form.getInputProps('options')} />}
      {isNumber && (
        <>
          <div className={css.pair}>
            <FigureInput {...number('min')} />
            <FigureInput {...number('max')} />
          </div>
          <div className={css.pair}>
            <TextInput {...text('unitAr', 40)} />
            <TextInput {...text('unitEn', 40)} />
          </div>
        </>
      )}
      {isText(values.type) && (
        <div className={css.pair}>
          <FigureInput {...number('minLength')} />
          <FigureInput {...number('maxLength')} />
        </div>
      )}
      {values.type === 'text' && (
        <PatternField
          input={{ ...form.getInputProps('pattern'), value: values.pattern }}
          maxLength={contentIn(values).maxLength}
        />
      )}
      {(isNumber || values.type === 'text') && (
        <Checkbox.Group {...form.getInputProps('rules')} label={t('fields.rules')}>
          <div className={css.choices}>
            {ATTRIBUTE_RULES.filter((rule) => (rule === 'whole_number') === isNumber).map((rule) => (
              <Checkbox key={rule} value={rule} label={t(`rules.${rule}`)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <DefaultField {...form.getInputProps('defaultValue')} attribute={values} label={t('fields.defaultValue')} />
      <div className={css.pair}>
        <Textarea {...text('descriptionAr', 1000)} rows={2} />
        <Textarea {...text('descriptionEn', 1000)} rows={2} />
      </div>
      <FormFailure text={form.failure} />
      <PlainButton type="submit" className={css.submit} aria-disabled={form.isBusy || undefined}>
        {t(form.isBusy ? 'saving' : known === undefined ? 'create' : 'save')}
      </PlainButton>
      {form.isDirty && !form.isBusy && <UnsavedGuard />}
    </form>
  );
}
