import { Checkbox, MultiSelect, NativeSelect, NumberInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { useLang } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Dialog, DialogActions } from '../../ui/desk/dialog.tsx';
import { FormFailure } from '../../ui/form/form-parts.tsx';
import { PlainButton } from '../../ui/link-button.tsx';
import { type Assignment, assign, dealsQuery } from './api.ts';
import css from './attribute.module.css';
import { DefaultField } from './default-field.tsx';
import { type Effective, plainAssignment, type Source } from './inheritance.ts';
import { categoryName, type NamedCategory } from './named-category.ts';
import { useAttributeList } from './use-attribute-list.ts';

type Props = {
  category: NamedCategory;
  effective: Effective;
  sourceName: (source: Source) => string;
  onClose: () => void;
};

const SHOWN = ['showInFilters', 'showInListing', 'showInDetails'] as const;

/** A category's own settings of an attribute; what it leaves open stays as above it. */
export function AssignmentDialog({
  category,
  effective: { attribute, own, values, from },
  sourceName,
  onClose,
}: Props) {
  const { t } = useTranslation(['admin-attributes', 'ui']);
  const lang = useLang();
  const api = useApi();
  const { saved, renew } = useAttributeList();
  const { data: deals = [] } = useQuery(dealsQuery(api));
  const [said, setSaid] = useState<Assignment>(
    own ?? { ...plainAssignment(category.id, values.sort), ...shownOf(values) },
  );
  const write = (part: Partial<Assignment>) => setSaid((kept) => ({ ...kept, ...part }));
  const save = useMutation({
    mutationFn: () => assign(api, attribute, said),
    onSuccess: async (next) => {
      toast.success(t('overrides.saved'));
      await saved(next);
      onClose();
    },
    onError: renew,
  });

  const tristate = (name: 'isRequired' | 'isFilterable') => {
    const above = own?.[name] === null || !own ? values[name] : attribute[name];
    return (
      <NativeSelect
        name={name}
        label={t(`fields.${name}`)}
        value={String(said[name] ?? '')}
        data={[
          {
            value: '',
            label: t('overrides.inherit', {
              value: t(above ? 'yes' : 'no'),
              source: from[name] === category.id ? t('overrides.above') : sourceName(from[name]),
            }),
          },
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
        onChange={({ currentTarget: { value } }) => write({ [name]: value === '' ? null : value === 'true' })}
      />
    );
  };
  const labels = attribute.options.map((option) => ({
    value: option.value,
    label: lang === 'ar' ? option.labelAr : option.labelEn,
  }));
  const dealNames = deals.filter(
    ({ slug }) => category.transactionTypes.length === 0 || category.transactionTypes.includes(slug),
  );

  return (
    <Dialog
      title={t('overrides.dialog', {
        attribute: lang === 'ar' ? attribute.nameAr : attribute.nameEn,
        category: categoryName(category, lang),
      })}
      size={640}
      closeOnEscape={!save.isPending}
      onClose={onClose}
    >
      <div className={css.form}>
        <p className={css.hint}>{t('overrides.text')}</p>
        <div className={css.pair}>
          {tristate('isRequired')}
          {tristate('isFilterable')}
        </div>
        <div className={css.choices}>
          {SHOWN.map((name) => (
            <Checkbox
              key={name}
              name={name}
              label={t(`overrides.${name}`)}
              checked={said[name]}
              onChange={({ currentTarget: { checked } }) => write({ [name]: checked })}
            />
          ))}
        </div>
        <div className={css.pair}>
          <NumberInput
            name="sort"
            label={t('overrides.sort')}
            value={said.sort}
            min={0}
            max={10_000}
            allowDecimal={false}
            hideControls
            dir="ltr"
            onChange={(value) => write({ sort: typeof value === 'number' ? value : 0 })}
          />
          <DefaultField
            content={attribute}
            value={said.defaultValue}
            label={t('overrides.defaultValue')}
            onChange={(defaultValue) => write({ defaultValue })}
          />
        </div>
        {labels.length > 0 && (
          <MultiSelect
            label={t('overrides.options')}
            placeholder={said.options ? undefined : t('overrides.allOptions')}
            data={labels}
            value={said.options ?? []}
            comboboxProps={{ withinPortal: false }}
            clearable
            onChange={(options) => write({ options: options.length > 0 ? options : null })}
          />
        )}
        {dealNames.length > 0 && (
          <MultiSelect
            label={t('overrides.deals')}
            placeholder={said.transactionTypes ? undefined : t('overrides.allDeals')}
            data={dealNames.map(({ slug, name }) => ({ value: slug, label: name }))}
            value={said.transactionTypes ?? []}
            comboboxProps={{ withinPortal: false }}
            clearable
            onChange={(types) => write({ transactionTypes: types.length > 0 ? types : null })}
          />
        )}
        <FormFailure text={save.error?.message} />
      </div>
      <DialogActions>
        <PlainButton look="outline" onClick={onClose}>
          {t('ui:cancel')}
        </PlainButton>
        <PlainButton
          data-act="save-override"
          aria-disabled={save.isPending || undefined}
          onClick={() => !save.isPending && save.mutate()}
        >
          {t('save')}
        </PlainButton>
      </DialogActions>
    </Dialog>
  );
}

/** A new override begins as what is seen above it. */
const shownOf = ({ showInFilters, showInListing, showInDetails, transactionTypes }: Effective['values']) => ({
  ...{ showInFilters, showInListing, showInDetails, transactionTypes },
});
