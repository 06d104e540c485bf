import { Checkbox, MultiSelect, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { Dialog, DialogActions } from '#ui/desk/dialog.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { CountInput } from '#ui/form/count-input.tsx';
import { FormFailure } from '#ui/form/form-parts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { assign, dealsQuery, useAttributeList } from './api.ts';
import { type AssignmentFields, assignmentIn, fieldsOfAssignment } from './assignment-fields.ts';
import css from './attribute.module.css';
import { DefaultField } from './default-field.tsx';
import { type Effective, plainAssignment, type Source } from './inheritance.ts';
import { categoryName, type NamedCategory } from './named-category.ts';

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
  const form = useDeskForm<AssignmentFields>({
    mode: 'controlled',
    initialValues: fieldsOfAssignment(own ?? { ...plainAssignment(category.id, values.sort), ...shownOf(values) }),
    send: async (fields) => {
      const next = await assign(api, attribute, assignmentIn(fields, category.id, attribute.type));
      toast.success(t('overrides.saved'));
      await saved(next);
      onClose();
    },
    onFailure: () => {
      void renew();
      return false;
    },
  });

  const tristate = (name: 'isRequired' | 'isFilterable') => {
    const above = own?.[name] === null || !own ? values[name] : attribute[name];
    return (
      <NativeSelect
        {...form.getInputProps(name)}
        label={t(`fields.${name}`)}
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
      closeOnEscape={!form.isBusy}
      onClose={onClose}
    >
      <form {...form.props} className={css.form}>
        <p className={css.hint}>{t('overrides.text')}</p>
        <div className={css.pair}>
          {tristate('isRequired')}
          {tristate('isFilterable')}
        </div>
        <div className={css.choices}>
          {SHOWN.map((name) => (
            <Checkbox key={name} {...form.getInputProps(name, { type: 'checkbox' })} label={t(`overrides.${name}`)} />
          ))}
        </div>
        <div className={css.pair}>
          <CountInput
            {...form.getInputProps('sort')}
            label={t('overrides.sort')}
            value={form.values.sort}
            least={0}
            most={10_000}
          />
          <DefaultField
            {...form.getInputProps('defaultValue')}
            attribute={attribute}
            label={t('overrides.defaultValue')}
          />
        </div>
        {labels.length > 0 && (
          <MultiSelect
            {...form.getInputProps('options')}
            label={t('overrides.options')}
            placeholder={form.values.options.length > 0 ? undefined : t('overrides.allOptions')}
            data={labels}
            comboboxProps={{ withinPortal: false }}
            clearable
          />
        )}
        {dealNames.length > 0 && (
          <MultiSelect
            {...form.getInputProps('transactionTypes')}
            label={t('overrides.deals')}
            placeholder={form.values.transactionTypes.length > 0 ? undefined : t('overrides.allDeals')}
            data={dealNames.map(({ slug, name }) => ({ value: slug, label: name }))}
            comboboxProps={{ withinPortal: false }}
            clearable
          />
        )}
        <FormFailure text={form.failure} />
        <DialogActions>
          <PlainButton look="outline" onClick={onClose}>
            {t('ui:cancel')}
          </PlainButton>
          <PlainButton type="submit" data-act="save-override" aria-disabled={form.isBusy || undefined}>
            {t('save')}
          </PlainButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A new override begins as what is seen above it. */
const shownOf = ({ showInFilters, showInListing, showInDetails, transactionTypes }: Effective['values']) => ({
  ...{ showInFilters, showInListing, showInDetails, transactionTypes },
});
