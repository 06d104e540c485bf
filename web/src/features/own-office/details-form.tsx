import type { OwnOffice } from '@diyar/api/contracts/own-office';
import { OFFICE_LANGUAGES } from '@diyar/api/rules/offices';
import { Chip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { toast } from '#lib/toast.ts';
import { UnsavedGuard } from '#ui/desk/unsaved-guard.tsx';
import { FormFailure } from '#ui/form/form-parts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { saveDetails } from './api.ts';
import { AreasField } from './areas-field.tsx';
import css from './details-form.module.css';
import { useOwnOffice } from './use-own-office.ts';
import { WeekHours } from './week-hours.tsx';

type Details = Pick<OwnOffice, 'hours' | 'languages' | 'areas'>;

/** When the office is open, whom it can talk to, and where it works. */
export function DetailsForm({ office }: { office: OwnOffice }) {
  const { t } = useTranslation('own-office');
  const api = useApi();
  const { saved, renewAfter } = useOwnOffice();
  const [changed, setChanged] = useState<Partial<Details>>({});
  const { hours, languages, areas } = { ...office, ...changed };
  const change = (part: Partial<Details>) => setChanged((kept) => ({ ...kept, ...part }));
  const isDirty = Object.keys(changed).length > 0;
  const isWrong = hours.some(({ opens, closes }) => closes <= opens);
  const isClosed = !office.mayManage;

  const save = useMutation({
    mutationFn: () =>
      saveDetails(api, office.id, {
        version: office.version,
        hours,
        languages,
        areas: areas.map(({ kind, key }) => ({ kind, key })),
      }),
    onSuccess: (next) => {
      saved(next);
      setChanged({});
      toast.success(t('saved'));
    },
    onError: (error) => error instanceof ApiError && renewAfter(error),
  });

  return (
    <div className={css.form}>
      <WeekHours hours={hours} isClosed={isClosed} onChange={(next) => change({ hours: next })} />
      <fieldset className={css.languages}>
        <legend className={css.label}>{t('languages.label')}</legend>
        <Chip.Group
          multiple
          value={languages}
          onChange={(chosen) => change({ languages: OFFICE_LANGUAGES.filter((language) => chosen.includes(language)) })}
        >
          <div className={css.chips}>
            {OFFICE_LANGUAGES.map((language) => (
              <Chip key={language} value={language} disabled={isClosed}>
                {t(`languages.${language}`)}
              </Chip>
            ))}
          </div>
        </Chip.Group>
      </fieldset>
      <AreasField areas={areas} isClosed={isClosed} onChange={(next) => change({ areas: next })} />
      {!isClosed && (
        <div>
          <FormFailure text={save.error?.message} />
          <PlainButton
            aria-disabled={save.isPending || undefined}
            disabled={!isDirty || isWrong}
            onClick={() => !save.isPending && save.mutate()}
          >
            {t(save.isPending ? 'saving' : 'save')}
          </PlainButton>
        </div>
      )}
      {isDirty && <UnsavedGuard />}
    </div>
  );
}
