import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { discardImport, exportListings, importsQuery, type ListingImport, type Side } from './api.ts';
import css from './import.module.css';
import { UploadForm } from './upload-form.tsx';

type Props = { side: Side; pathOf: (id: string) => string };
const FORMATS = ['csv', 'xlsx'] as const;

/** Where imports begin, the last ones, and the way out. */
export function ImportHome({ side, pathOf }: Props) {
  const { t } = useTranslation('listing-import');
  const api = useApi();
  const { data = [] } = useQuery(importsQuery(api, side));
  const save = useMutation({
    mutationFn: (format: (typeof FORMATS)[number]) => exportListings(api, side, format),
  });
  return (
    <>
      <UploadForm side={side} pathOf={pathOf} />
      {data.length > 0 && (
        <section className={css.card}>
          <h2 className={css.heading}>{t('recent')}</h2>
          <ul className={css.recent}>
            {data.map((entry) => (
              <Recent key={entry.id} job={entry} side={side} to={pathOf(entry.id)} />
            ))}
          </ul>
        </section>
      )}
      <section className={css.card}>
        <h2 className={css.heading}>{t('export.title')}</h2>
        <p className={css.dim}>{t('export.text')}</p>
        <div className={css.tools}>
          {FORMATS.map((format) => (
            <PlainButton key={format} look="outline" data-act={`export-${format}`} onClick={() => save.mutate(format)}>
              {t(`export.${format}`)}
            </PlainButton>
          ))}
        </div>
      </section>
    </>
  );
}

function Recent({ job, side, to }: { job: ListingImport; side: Side; to: string }) {
  const { t } = useTranslation('listing-import');
  const [api, client] = [useApi(), useQueryClient()];
  const discard = useMutation({
    mutationFn: () => discardImport(api, side, job.id),
    onSettled: () => client.invalidateQueries({ queryKey: importsQuery(api, side).queryKey }),
  });
  return (
    <li>
      <span className={css.row}>
        <AppLink to={to}>
          <bdi>{job.fileName}</bdi>
        </AppLink>
        <span className={css.dim}>
          {t('rows', { count: job.rowCount })} · <DateText value={job.createdAt} relative />
        </span>
      </span>
      <PlainButton
        look="plain"
        compact
        aria-label={`${t('discard')}: ${job.fileName}`}
        onClick={() => discard.mutate()}
      >
        {t('discard')}
      </PlainButton>
    </li>
  );
}
