import { OPTION_VALUE, readOptionList } from '@diyar/api/rules/attributes';
import { Textarea, TextInput } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/desk/dialog.tsx';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import type { AttributeContent } from './api.ts';
import css from './attribute.module.css';

type Option = AttributeContent['options'][number];
type Props = {
  value?: readonly Option[];
  error?: ReactNode;
  /** Place in its form, by which a error is found and focused. */
  'data-path'?: string;
  onChange: (options: Option[]) => void;
};

/** The choices of an attribute in their order; a value is what listings keep, labels are what people read. */
export function OptionsEditor({ value: options = [], error, onChange, 'data-path': path }: Props) {
  const { t } = useTranslation('admin-attributes');
  const [isImporting, setImporting] = useState(false);
  const write = (index: number, part: Partial<Option>) =>
    onChange(options.map((option, at) => (at === index ? { ...option, ...part } : option)));
  const move = (from: number, to: number) => {
    const next = options.filter((_, index) => index !== from);
    next.splice(to, 0, options[from] as Option);
    onChange(next);
  };
  const errorOf = ({ value }: Option, index: number): string | undefined => {
    if (value && !OPTION_VALUE.test(value)) return t('options.shape');
    return options.findIndex((option) => option.value === value) < index ? t('options.repeated') : undefined;
  };
  return (
    <fieldset className={css.fieldset} data-path={path} tabIndex={-1}>
      <legend className={css.legend}>{t('options.title')}</legend>
      <p className={css.hint}>{t('options.text')}</p>
      <ol className={css.options}>
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is being typed, and an option has no other name
          <li key={index} className={css.option}>
            <TextInput
              aria-label={t('options.value', { place: index + 1 })}
              placeholder="value"
              dir="ltr"
              value={option.value}
              error={errorOf(option, index)}
              maxLength={80}
              autoCapitalize="none"
              onChange={({ currentTarget: { value } }) =>
                write(index, { value: value.toLowerCase().replace(/\s+/g, '_') })
              }
            />
            <TextInput
              aria-label={t('options.labelAr', { place: index + 1 })}
              placeholder={t('options.ar')}
              dir="rtl"
              value={option.labelAr}
              maxLength={120}
              onChange={({ currentTarget: { value } }) => write(index, { labelAr: value })}
            />
            <TextInput
              aria-label={t('options.labelEn', { place: index + 1 })}
              placeholder={t('options.en')}
              dir="ltr"
              value={option.labelEn}
              maxLength={120}
              onChange={({ currentTarget: { value } }) => write(index, { labelEn: value })}
            />
            <span className={css.optionTools}>
              <IconButton
                label={t('options.up', { value: option.value })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp size={18} stroke={1.6} aria-hidden />
              </IconButton>
              <IconButton
                label={t('options.down', { value: option.value })}
                disabled={index === options.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={18} stroke={1.6} aria-hidden />
              </IconButton>
              <IconButton
                label={t('options.remove', { value: option.value })}
                onClick={() => onChange(options.filter((_, at) => at !== index))}
              >
                <IconTrash size={18} stroke={1.6} aria-hidden />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <p role="alert" className={css.error}>
        {error}
      </p>
      <div className={css.row}>
        <PlainButton
          look="outline"
          compact
          data-act="add-option"
          onClick={() => onChange([...options, { value: '', labelAr: '', labelEn: '' }])}
        >
          {t('options.add')}
        </PlainButton>
        <PlainButton look="outline" compact data-act="import-options" onClick={() => setImporting(true)}>
          {t('options.import')}
        </PlainButton>
      </div>
      {isImporting && (
        <ImportDialog
          onTake={(taken) => {
            onChange([...options.filter(({ value }) => !taken.some((option) => option.value === value)), ...taken]);
            setImporting(false);
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </fieldset>
  );
}

function ImportDialog({ onTake, onClose }: { onTake: (options: Option[]) => void; onClose: () => void }) {
  const { t } = useTranslation(['admin-attributes', 'ui']);
  const [json, setJson] = useState('');
  const [error, setError] = useState<string>();
  const take = () => {
    const read = readOptionList(json);
    if (Array.isArray(read)) onTake(read);
    else setError(t(`json.${read.problem}`, { value: read.value ?? '' }));
  };
  return (
    <Dialog title={t('json.title')} size={640} onClose={onClose}>
      <Textarea
        name="json"
        label={t('json.label')}
        description={t('json.text')}
        rows={8}
        dir="ltr"
        value={json}
        error={error}
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setJson(value)}
      />
      <DialogActions>
        <PlainButton look="outline" onClick={onClose}>
          {t('ui:cancel')}
        </PlainButton>
        <PlainButton data-act="take-options" onClick={take}>
          {t('json.take')}
        </PlainButton>
      </DialogActions>
    </Dialog>
  );
}
