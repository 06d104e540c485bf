import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { type Media, mediaQuery } from './api.ts';
import { FilePicker } from './file-picker.tsx';
import { IconPhotoPlus } from './icons.ts';
import css from './photo-field.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import { UploadCell } from './upload-cell.tsx';
import { usePhotos } from './use-photos.ts';
import { type PhotoKeeper, useUploads } from './use-uploads.ts';
import { VideoPart } from './video-part.tsx';

const MAX_PHOTOS = 10;
const NONE: Media = { photos: [], video: null };

export interface PhotoFieldProps {
  /** Absent while the draft was not saved yet. */
  listingId?: string;
  /** Makes the draft for the first file; called once per file that needs it, so it must answer the same id each time. */
  createListing?: () => Promise<string>;
  /** Media there already, where the page knows them. */
  initial?: Media;
  /** After every change that the server confirmed (and, a moment earlier, the one that is hoped for). */
  onChange?: (media: Media) => void;
  /** True while files are on their way: leaving or publishing now would lose them. */
  onBusy?: (busy: boolean) => void;
  /** How many photos are on their way, or wait on this device for a line. */
  onComing?: (photos: number) => void;
  keeper?: PhotoKeeper;
  /** The form's own complaint, such as "at least one image is required". */
  error?: string;
}

/** The photos and the video of a listing that is being written: they are sent while the form is filled in. */
export function PhotoField(props: PhotoFieldProps) {
  const { listingId, createListing, initial, onChange, onBusy, onComing, keeper, error } = props;
  const { t } = useTranslation('listing-media');
  const api = useApi();
  const [said, setSaid] = useState('');
  const { data } = useQuery({ ...mediaQuery(api, listingId ?? ''), enabled: Boolean(listingId), initialData: initial });
  // Before the draft has an id of its own here, what uploads answer is all there is.
  const [early, setEarly] = useState(initial ?? NONE);
  const media = data ?? early;

  const made = useRef(listingId);
  made.current = listingId ?? made.current;
  const listing = async () => {
    const id = made.current ?? (await createListing?.());
    if (!id) throw new Error('PhotoField needs a listing, or a way to make one');
    made.current = id;
    return id;
  };
  const onMedia = (next: Media) => {
    setEarly(next);
    onChange?.(next);
  };
  const photos = usePhotos(api, listingId ?? made.current, media, onMedia);
  const uploads = useUploads({ api, listing, onMedia: photos.show, keeper });

  const sending = uploads.items.filter(({ kind }) => kind === 'image');
  // Uploads that wait for a line are safe where they are, and sent by itself.
  const isBusy = uploads.items.some(({ state }) => state !== 'failed' && (state !== 'paused' || !keeper));
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const coming = sending.filter(({ state }) => state !== 'failed').length;
  useEffect(() => onComing?.(coming), [coming, onComing]);

  const room = MAX_PHOTOS - media.photos.length - sending.length;
  const addPhotos = (files: readonly File[]) => {
    const videos = files.filter(({ type }) => type.startsWith('video/'));
    const wanted = files.filter(({ type }) => !type.startsWith('video/'));
    if (wanted.length > room) setSaid(t('tooMany', { max: MAX_PHOTOS }));
    void uploads.add([...wanted.slice(0, Math.max(0, room)), ...videos.slice(0, 1)]);
  };

  return (
    <div className={css.field}>
      <fieldset className={css.part} aria-describedby="photo-hint photo-error">
        <legend className={css.title}>
          {t('photos')} <span className={css.count}>{t('count', { done: media.photos.length, max: MAX_PHOTOS })}</span>
        </legend>
        <p id="photo-hint" className={css.hint}>
          {t('hint', { max: MAX_PHOTOS })}
        </p>
        <PhotoGrid photos={media.photos} actions={photos} say={setSaid}>
          {sending.map((item) => (
            <UploadCell key={item.key} item={item} retry={uploads.retry} cancel={uploads.cancel} />
          ))}
          {room > 0 && (
            <li className={css.cell}>
              <FilePicker accept="image/*" multiple onFiles={addPhotos} className={css.add}>
                <IconPhotoPlus size={32} stroke={1.4} aria-hidden />
                <strong>{t('add')}</strong>
                <span className={css.addHint}>{t('addHint')}</span>
              </FilePicker>
            </li>
          )}
        </PhotoGrid>
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
