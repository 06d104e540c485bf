import type { SitemapFile } from '@diyar/api/contracts/sitemaps';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { sitemapsQuery } from './api.ts';
import css from './file-list.module.css';

const KILOBYTE = 1024;

/** The files search engines read now; folded away, since there are a hundred for a million listings. */
export function FileList() {
  const { t } = useTranslation('sitemaps');
  const { data } = useQuery(sitemapsQuery(useApi()));
  if (!data || data.files.length === 0) return null;
  const { files, openToCrawlers } = data;
  const urls = files.reduce((sum, file) => sum + file.urls, 0);
  const columns: Column<SitemapFile>[] = [
    {
      key: 'name',
      header: t('files.name'),
      isName: true,
      cell: ({ name }) => (
        <a href={`/sitemaps/${name}.xml`} target="_blank" rel="noreferrer" dir="ltr" className={css.file}>
          {name}.xml
        </a>
      ),
    },
    { key: 'urls', header: t('files.urls'), cell: (file) => formatNumber(file.urls) },
    {
      key: 'size',
      header: t('files.size'),
      onPhone: 'end',
      cell: ({ bytes }) => t('files.kilobytes', { number: formatNumber(Math.ceil(bytes / KILOBYTE)) }),
    },
    {
      key: 'at',
      header: t('files.at'),
      onPhone: 'plain',
      cell: ({ writtenAt }) => <DateText value={writtenAt} style="time" />,
    },
  ];
  return (
    <>
      {!openToCrawlers && <p className={css.closed}>{t('closed')}</p>}
      <details className={css.files}>
        <summary className={css.summary}>
          {t('files.title')}
          <span className={css.count}>
            {t('files.count', { files: formatNumber(files.length), urls: formatNumber(urls) })}
          </span>
        </summary>
        <DeskTable label={t('files.title')} columns={columns} rows={files} keyOf={({ name }) => name} />
      </details>
    </>
  );
}
