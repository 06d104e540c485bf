import { ATTRIBUTE_RULES, ATTRIBUTE_TYPES, hasOptions } from '@diyar/api/rules/attributes';
import { Checkbox, NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { UnsavedGuard } from '../../ui/desk/unsaved-guard.tsx';
import { FormFailure } from '../../ui/form/form-parts.tsx';
import { PlainButton } from '../../ui/link-button.tsx';
import type { AttributeContent } from './api.ts';
import css from './attribute.module.css';
import { isText, ofType } from './content.ts';
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
  const [content, setContent] = useState(before);
  const [slug, setSlug] = useState(known ?? '');
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isDirty = !isBusy && (JSON.stringify(content) !== JSON.stringify(before) || slug !== (known ?? ''));
  const write = (part: Partial<AttributeContent>) => setContent((kept) => ({ ...kept, ...part }));

  const faultOf = (name: string) => faults.get(name) ?? [...faults].find(([path]) => path.startsWith(`${name}.`))?.[1];
  const show = (found: ReadonlyMap<string, string>, message?: string) => {
    setFaults(found);
    setFailure(message);
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-error=true] input')?.focus());
  };
  const emptyOnes = () =>
    [
      ...(['nameAr', 'nameEn'] as const).filter((name) => content[name].trim() === ''),
      ...(slug.trim() === '' ? ['slug'] : []),
    ].map((name) => [name, t('required')] as const);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const empty = emptyOnes();
    if (empty.length > 0) return show(new Map(empty));
    setBusy(true);
    show(new Map());
    try {
      await send(content, slug.trim());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!onFailure?.(error, content))
        show(new Map(error.errors.map(({ path, message }) => [path, message])), error.message);
    } finally {
      setBusy(false);
    }
  }

  const text = (
    name: 'nameAr' | 'nameEn' | 'unitAr' | 'unitEn' | 'descriptionAr' | 'descriptionEn',
    maxLength: number,
  ) => ({
    name,
    label: t(`fields.${name}`),
    value: content[name] ?? '',
    error: faultOf(name),
    dir: name.endsWith('Ar') ? 'rtl' : 'ltr',
    maxLength,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      write({ [name]: name.startsWith('name') ? value : value || null }),
  });
  const number = (name: 'min' | 'max' | 'minLength' | 'maxLength') => ({
    name,
    label: t(`fields.${name}`),
    value: content[name] ?? '',
    error: faultOf(name),
    hideControls: true,
    dir: 'ltr' as const,
    allowDecimal: !name.endsWith('Length'),
    onChange: (value: string | number) => write({ [name]: typeof value === 'number' ? value : null }),
  });
  const isNumber = content.type === 'number';

  return (
    <form ref={form} className={css.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <div className={css.pair}>
        <TextInput {...text('nameAr', 120)} />
        <TextInput {...text('nameEn', 120)} />
      </div>
      <div className={css.pair}>
        <TextInput
          name="slug"
          label={t('fields.slug')}
          description={t(known === undefined ? 'slugText' : 'slugStays')}
          dir="ltr"
          value={slug}
          readOnly={known !== undefined}
          error={faultOf('slug')}
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setSlug(value.toLowerCase().replace(/[^a-z0-9_]+/g, '_'))}
        />
        <NativeSelect
          name="type"
          label={t('fields.type')}
          value={content.type}
          error={faultOf('type')}
          data={ATTRIBUTE_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const type = ATTRIBUTE_TYPES.find((known) => known === value);
            if (type) setContent((kept) => ofType(kept, type));
          }}
        />
      </div>
      {id && <TypePreview id={id} before={before} content={content} />}
      <div className={css.switches}>
        {(['isActive', 'isRequired', 'isFilterable'] as const).map((name) => (
          <Switch
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            checked={content[name]}
            onChange={({ currentTarget: { checked } }) => write({ [name]: checked })}
          />
        ))}
      </div>
      {hasOptions(content.type) && (
        <OptionsEditor
          options={content.options}
          fault={faultOf('options')}
          onChange={(options) => write({ options })}
        />
      )}
      {isNumber && (
        <>
          <div className={css.pair}>
            <NumberInput {...number('min')} />
            <NumberInput {...number('max')} />
          </div>
          <div className={css.pair}>
            <TextInput {...text('unitAr', 40)} />
            <TextInput {...text('unitEn', 40)} />
          </div>
        </>
      )}
      {isText(content.type) && (
        <div className={css.pair}>
          <NumberInput {...number('minLength')} />
          <NumberInput {...number('maxLength')} />
        </div>
      )}
      {content.type === 'text' && (
        <PatternField
          pattern={content.pattern}
          maxLength={content.maxLength}
          fault={faultOf('pattern')}
          onChange={(pattern) => write({ pattern })}
        />
      )}
      {(isNumber || content.type === 'text') && (
        <fieldset className={css.fieldset}>
          <legend className={css.legend}>{t('fields.rules')}</legend>
          <div className={css.choices}>
            {ATTRIBUTE_RULES.filter((rule) => (rule === 'whole_number') === isNumber).map((rule) => (
              <Checkbox
                key={rule}
                label={t(`rules.${rule}`)}
                checked={content.rules.includes(rule)}
                onChange={({ currentTarget: { checked } }) =>
                  write({
                    rules: ATTRIBUTE_RULES.filter((known) =>
                      known === rule ? checked : content.rules.includes(known),
                    ),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <DefaultField
        content={content}
        value={content.defaultValue}
        label={t('fields.defaultValue')}
        fault={faultOf('defaultValue')}
        onChange={(defaultValue) => write({ defaultValue })}
      />
      <div className={css.pair}>
        <Textarea {...text('descriptionAr', 1000)} rows={2} />
        <Textarea {...text('descriptionEn', 1000)} rows={2} />
      </div>
      <FormFailure text={failure} />
      <PlainButton type="submit" className={css.submit} aria-disabled={isBusy || undefined}>
        {t(isBusy ? 'saving' : known === undefined ? 'create' : 'save')}
      </PlainButton>
      {isDirty && <UnsavedGuard />}
    </form>
  );
}
