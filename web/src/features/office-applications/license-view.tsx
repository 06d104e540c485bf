import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import button from '#ui/button.module.css';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { Loading } from '#ui/loading.tsx';
import { licenseQuery } from './api.ts';
import { LICENSE_TYPES } from './license-file.ts';
import css from './license-view.module.css';

/**
 * A stranger's document. Only what the server recognised as a picture or a PDF gets an address, and a picture is shown as a
 * picture; a PDF opens in the browser's own viewer, in a tab of its own.
 */
export function LicenseView({ id, name, fileName }: { id: string; name: string; fileName: string | null }) {
  const { t } = useTranslation('office-applications');
  const { data, error, refetch } = useQuery(licenseQuery(useApi(), id));
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    if (!data || !LICENSE_TYPES.includes(data.type)) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);

  if (error && !data) return <FailedPanel error={error} onRetry={refetch} />;
  if (!data || !url) return <Loading />;
  const isPicture = data.type.startsWith('image/');
  const extension = { 'application/pdf': 'pdf', 'image/png': 'png' }[data.type] ?? 'jpg';
  const look = `${button.button} ${button.outline} ${button.compact}`;
  return (
    <div className={css.view}>
      {isPicture && (
        <a href={url} target="_blank" rel="noopener" className={css.frame}>
          <img src={url} alt={t('license.of', { name })} className={css.picture} />
        </a>
      )}
      <div className={css.buttons}>
        <a href={url} target="_blank" rel="noopener" className={look}>
          <IconExternalLink size={18} stroke={1.6} aria-hidden /> {t(isPicture ? 'license.open' : 'license.openPdf')}
        </a>
        <a href={url} download={fileName ?? `license-${id.slice(-8)}.${extension}`} className={look}>
          <IconDownload size={18} stroke={1.6} aria-hidden /> {t('license.download')}
        </a>
      </div>
    </div>
  );
}
