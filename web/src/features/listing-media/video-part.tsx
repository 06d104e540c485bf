import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '#lib/image-address.ts';
import button from '#ui/button.module.css';
import type { Video } from './api.ts';
import { FilePicker } from './file-picker.tsx';
import type { ListingUploads } from './listing-uploads.ts';
import css from './photo-field.module.css';
import { UploadCell } from './upload-cell.tsx';
import type { UploadItem } from './upload-item.ts';

interface Uploads {
  items: readonly UploadItem[];
  add(files: readonly File[]): Promise<void>;
  retry(key: number): void;
  cancel(key: number): void;
}

export function useUploads({ subscribe, items, add, retry, cancel }: ListingUploads): Uploads {
  return { items: useSyncExternalStore(subscribe, items, items), add, retry, cancel };
}

interface Props {
  video: Video | null;
  uploads: Uploads;
  remove: (id: string) => void;
}

/** The one video: a new one takes the place of the old one. */
export function VideoPart({ video, uploads, remove }: Props) {
  const { t } = useTranslation('listing-media');
  const sending = uploads.items.filter(({ kind }) => kind === 'video');
  return (
    <fieldset className={css.part}>
      <legend className={css.title}>{t('video.title')}</legend>
      <p className={css.hint}>{t('video.hint')}</p>
      {video && (
        // biome-ignore lint/a11y/useMediaCaption: owners upload no captions
        <video
          className={css.video}
          src={video.path}
          poster={video.poster ? imageAddress(video.poster.id, 640, 'jpeg') : undefined}
          controls
          preload={video.poster ? 'none' : 'metadata'}
          aria-label={t('video.label')}
        />
      )}
      {sending.length > 0 && (
        <ul className={css.grid}>
          {sending.map((item) => (
            <UploadCell key={item.key} item={item} retry={uploads.retry} cancel={uploads.cancel} />
          ))}
        </ul>
      )}
      {sending.length === 0 && (
        <div className={css.videoButtons}>
          <FilePicker
            accept="video/mp4,.mp4"
            onFiles={(files) => void uploads.add(files)}
            className={`${button.button} ${button.outline}`}
          >
            <IconVideo size={20} aria-hidden /> {video ? t('video.replace') : t('video.add')}
          </FilePicker>
          {video && (
            <button type="button" className={`${button.button} ${button.plain}`} onClick={() => remove(video.id)}>
              <IconTrash size={20} aria-hidden /> {t('video.remove')}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}
