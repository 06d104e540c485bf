import { IMAGE_MIN_SIDE } from '@diyar/api/rules/listing-media';
import { Progress } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import css from './photo-field.module.css';
import type { UploadItem } from './upload-item.ts';

interface Props {
  item: UploadItem;
  retry: (key: number) => void;
  cancel: (key: number) => void;
}

/** A file on its way: how far it is, what went wrong, and the way out. */
export function UploadCell({ item, retry, cancel }: Props) {
  const { t } = useTranslation('listing-media');
  const { key, kind, name, state, sent, bytes, error, preview, mayRetry } = item;
  const percent = bytes > 0 ? Math.round((sent / bytes) * 100) : 0;
  const isFailed = state === 'failed';
  return (
    <li className={css.cell} data-state={state}>
      <div className={css.sending}>
        {preview ? (
          <img
            src={preview}
            alt=""
            className={css.photo}
            // A photo this browser cannot show (HEIC) is better an empty box than a broken picture.
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        ) : kind === 'video' ? (
          <IconVideo size={32} stroke={1.4} aria-hidden />
        ) : (
          <IconPhotoPlus size={32} stroke={1.4} aria-hidden />
        )}
      </div>
      <div className={css.progress}>
        {isFailed ? (
          <p className={css.uploadError} role="alert">
            <IconAlertTriangle size={16} aria-hidden />
            <span>
              {error && 'message' in error
                ? error.message
                : t(`errors.${error?.code ?? 'unknown'}`, { min: IMAGE_MIN_SIDE })}
            </span>
          </p>
        ) : (
          <Progress size="sm" value={percent} aria-label={t('upload.progress', { name })} />
        )}
        <div className={css.status}>
          <span className={css.state}>{t(`upload.${state}`, { percent })}</span>
          {isFailed && mayRetry && (
            <button type="button" aria-label={t('upload.retry', { name })} onClick={() => retry(key)}>
              <IconRefresh size={18} aria-hidden />
            </button>
          )}
          <button type="button" aria-label={t('upload.cancel', { name })} onClick={() => cancel(key)}>
            <IconX size={18} aria-hidden />
          </button>
        </div>
      </div>
    </li>
  );
}
