import { Progress } from '@mantine/core';
import IconFileCertificate from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, isolate } from '#lib/format.ts';
import { FileField } from '#ui/desk/file-field.tsx';
import { LICENSE_TYPES, type LicenseError, licenseError } from './license-file.ts';
import css from './license-view.module.css';

const MEGABYTE = 1024 * 1024;

type Props = {
  /** FieldError of the form's own. */
  error?: ReactNode;
  /** A licence was sent already: another only replaces it. */
  isKept: boolean;
  /** Its file's name, as it was sent. */
  storedName?: string | null;
  onTake: (file: File | undefined) => void;
  /** How much of it has been sent, from 0 to 1; undefined while nothing is on its way. */
  sent?: number;
};

/** Takes the licence: what is chosen is checked and named at once, and seen going out. */
export function LicenseField({ error, isKept, storedName, onTake, sent }: Props) {
  const { t } = useTranslation('office-applications');
  const [problem, setProblem] = useState<LicenseError>();

  function take(chosen: File): boolean {
    const found = licenseError(chosen);
    setProblem(found);
    onTake(found ? undefined : chosen);
    return found === undefined;
  }

  return (
    <FileField
      name="license"
      data-path="license"
      label={t('license.label')}
      hint={
        isKept && storedName
          ? t('license.keptNamed', { name: isolate(storedName) })
          : t(isKept ? 'license.kept' : 'license.hint')
      }
      error={problem ? t(`license.${problem}`) : error}
      icon={<IconFileCertificate size={26} stroke={1.5} aria-hidden />}
      prompt={t(isKept ? 'license.replace' : 'license.choose')}
      detail={({ size }) =>
        size < MEGABYTE
          ? t('license.kb', { size: formatNumber(Math.ceil(size / 1024)) })
          : t('license.mb', { size: formatNumber(size / MEGABYTE, { maximumFractionDigits: 1 }) })
      }
      accept={LICENSE_TYPES.join(',')}
      onTake={take}
    >
      {sent !== undefined && (
        <div className={css.sending}>
          <Progress value={sent * 100} aria-label={t('license.sending')} className={css.progress} />
          <span className="d-tabular" aria-hidden="true">
            {formatNumber(Math.round(sent * 100))}%
          </span>
        </div>
      )}
    </FileField>
  );
}
