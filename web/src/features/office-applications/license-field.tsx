import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { FieldShell, useField } from '../../ui/form/field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { IconFileCertificate } from './icons.ts';
import css from './license-field.module.css';
import { LICENSE_TYPES, type LicenseFault, licenseFault } from './license-file.ts';

type Props = {
  form: Form;
  /** One was sent already: another only replaces it. */
  isKept: boolean;
  onTake: (file: File | undefined) => void;
  /** How much of it has been sent, from 0 to 1; undefined while nothing is on its way. */
  sent?: number;
};

/** Takes the licence: what is chosen is checked and named at once, and seen going out. */
export function LicenseField({ form, isKept, onTake, sent }: Props) {
  const { t } = useTranslation('office-applications');
  const { id, fault, control } = useField({ form, name: 'license' }, true);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<LicenseFault>();

  function take(chosen: File | undefined): void {
    const found = chosen && licenseFault(chosen);
    setProblem(found);
    setFile(found ? undefined : chosen);
    onTake(found ? undefined : chosen);
  }

  const size = file && (file.size < 1024 * 1024 ? 'kb' : 'mb');
  return (
    <FieldShell
      id={id}
      label={t('license.label')}
      fault={problem ? t(`license.${problem}`) : fault}
      hint={t(isKept ? 'license.kept' : 'license.hint')}
    >
      <div className={css.drop} data-chosen={file !== undefined || undefined} data-invalid={Boolean(problem ?? fault)}>
        <IconFileCertificate size={26} stroke={1.5} aria-hidden />
        <span className={css.words}>
          {file ? (
            <>
              <bdi className={css.file}>{file.name}</bdi>
              <span className={css.size}>
                {size === 'kb'
                  ? t('license.kb', { size: formatNumber(Math.ceil(file.size / 1024)) })
                  : t('license.mb', { size: formatNumber(file.size / 1024 / 1024, { maximumFractionDigits: 1 }) })}
              </span>
            </>
          ) : (
            t(isKept ? 'license.replace' : 'license.choose')
          )}
        </span>
        <input
          type="file"
          accept={LICENSE_TYPES.join(',')}
          {...control}
          aria-invalid={Boolean(problem ?? fault)}
          aria-describedby={`${id}-hint ${problem || fault ? `${id}-fault` : ''}`}
          className={css.input}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
      </div>
      {sent !== undefined && (
        <div className={css.sending}>
          <progress value={sent} max={1} aria-label={t('license.sending')} className={css.progress} />
          <span className="d-tabular" aria-hidden="true">
            {formatNumber(Math.round(sent * 100))}%
          </span>
        </div>
      )}
    </FieldShell>
  );
}
