import { useTranslation } from 'react-i18next';
import type { ReviewDetail } from './api.ts';
import { DiffText } from './diff-text.tsx';
import { shownValue, TEXTS } from './field-values.ts';
import css from './review.module.css';

type Field = ReviewDetail['fields'][number];

/** Content to be decided on: of a change, what is different; of a new listing, all of it. */
export function ReviewFields({ listing: { fields, isChange, version } }: { listing: ReviewDetail }) {
  const { t } = useTranslation('listing-review');
  if (!isChange || version === null) return <FieldList fields={fields} />;
  const changed = fields.filter((field) => field.changed);
  const same = fields.filter((field) => !field.changed);
  return (
    <>
      {changed.length === 0 && <p className={css.dim}>{t('diff.nothing')}</p>}
      <FieldList fields={changed} />
      <details className={css.rest}>
        <summary>{t('diff.unchanged', { count: same.length })}</summary>
        <FieldList fields={same} />
      </details>
    </>
  );
}

function FieldList({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className={css.fields}>
      {fields.map((field) => (
        <div key={field.key} data-text={TEXTS.has(field.key) || undefined} data-changed={field.changed || undefined}>
          <dt>{field.label}</dt>
          <dd>
            <Value field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ field: { key, before, after, changed } }: { field: Field }) {
  const { t } = useTranslation(['listing-review', 'listings']);
  const lang = TEXTS.get(key);
  if (lang) return <DiffText before={changed ? before : after} after={after} lang={lang} />;
  const now = shownValue(key, after, t);
  if (!changed) return <bdi>{now}</bdi>;
  return (
    <span className={css.pair}>
      <del className={css.gone}>
        <span className="d-visually-hidden">{t('diff.gone')} </span>
        <bdi>{shownValue(key, before, t) ?? t('diff.empty')}</bdi>
      </del>
      <ins className={css.new}>
        <span className="d-visually-hidden">{t('diff.new')} </span>
        <bdi>{now ?? t('diff.empty')}</bdi>
      </ins>
    </span>
  );
}
