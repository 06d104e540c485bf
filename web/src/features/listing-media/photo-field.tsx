import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { type Media, mediaQuery } from './api.ts';
import { chooserTypes } from './file-kind.ts';
import { FilePicker } from './file-picker.tsx';
import type { ListingUploads } from './listing-uploads.ts';
import css from './photo-field.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import { UploadCell } from './upload-cell.tsx';
import { usePhotos } from './use-photos.ts';
import { useUploads, VideoPart } from './video-part.tsx';

const MAX_PHOTOS = 10;
const NONE: Media = { photos: [], video: null };

export interface PhotoFieldProps {
  id: string;
  /** The server knows of the listing; before that there is nothing to ask for. */
  isOnServer: boolean;
  uploads: ListingUploads;
  /** Photos that another app handed over for this listing; they are gone from there once taken. */
  consumeShared?: () => Promise<readonly File[]>;
  /** Media there already, where the page knows them. */
  initial?: Media;
  /** After every change that the server confirmed (and, a moment earlier, the one that is hoped for). */
  onChange?: (media: Media) => void;
  /** The form's own complaint, such as "at least one image is required". */
  error?: string;
}

/** The photos and the video of a listing that is being written: they are sent while the form is filled in. */
export function PhotoField({
  id,
  isOnServer,
  uploads: ofListing,
  consumeShared,
  initial,
  onChange,
  error,
}: PhotoFieldProps) {
  const { t } = useTranslation('listing-media');
  const api = useApi();
  const [said, setSaid] = useState('');
  // Another window may have sent or removed files since the page got to know them.
  const fresh = { enabled: isOnServer, initialData: initial, refetchOnMount: 'always' } as const;
  const { data } = useQuery({ ...mediaQuery(api, id), ...fresh });
  const media = data ?? NONE;
  useEffect(() => {
    if (data) onChange?.(data);
  }, [data, onChange]);
  const photos = usePhotos(api, id, media, ofListing.show);
  const uploads = useUploads(ofListing);
  const sending = uploads.items.filter(({ kind }) => kind === 'image');
  const isUnkept = uploads.items.some(({ isKept }) => !isKept);

  const room = MAX_PHOTOS - media.photos.length - sending.length;
  const addPhotos = (files: readonly File[]) => {
    const videos = files.filter(({ type }) => type.startsWith('video/'));
    const wanted = files.filter(({ type }) => !type.startsWith('video/'));
    if (wanted.length > room) setSaid(t('tooMany', { max: MAX_PHOTOS }));
    void uploads.add([...wanted.slice(0, Math.max(0, room)), ...videos.slice(0, 1)]);
  };
  const add = useRef(addPhotos);
  add.current = addPhotos;
  // Before it is known what is there, nobody knows how many there is room for.
  const isKnown = !isOnServer || data !== undefined;
  useEffect(() => {
    if (!isKnown || !consumeShared) return;
    void consumeShared()
      .then((files) => {
        if (files.length === 0) return;
        setSaid(t('shared', { count: files.length }));
        add.current(files);
      })
      .catch(() => {});
  }, [isKnown, consumeShared, t]);

  return (
    <div className={css.field}>
      <fieldset className={css.part} aria-describedby="photo-hint photo-error">
        <legend className={css.title}>
          {t('photos')} <span className={css.count}>{t('count', { done: media.photos.length, max: MAX_PHOTOS })}</span>
        </legend>
        <p id="photo-hint" className={css.hint}>
          {t('hint', { max: MAX_PHOTOS })}
        </p>
        <PhotoGrid photos={media.photos} actions={photos} announce={setSaid}>
          {sending.map((item) => (
            <UploadCell key={item.key} item={item} retry={uploads.retry} cancel={uploads.cancel} />
          ))}
          {room > 0 && (
            <li className={css.cell}>
              <FilePicker accept={chooserTypes()} multiple onFiles={addPhotos} className={css.add}>
                <IconPhotoPlus size={32} stroke={1.4} aria-hidden />
                <strong>{t('add')}</strong>
                <span className={css.addHint}>{t('addHint')}</span>
              </FilePicker>
            </li>
          )}
        </PhotoGrid>
        {isUnkept && (
          <p className={css.unkept} role="status">
            {t('unkept')}
          </p>
        )}
        <p id="photo-error" className={css.error} role="alert">
          {error}
        </p>
        <p className={css.said} aria-live="polite">
          {said}
        </p>
      </fieldset>
      <VideoPart video={media.video} uploads={uploads} remove={photos.removeVideo} />
    </div>
  );
}
