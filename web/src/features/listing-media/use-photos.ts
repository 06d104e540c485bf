import { useTranslation } from 'react-i18next';
import type { Api } from '#lib/api-client.ts';
import { toast } from '#lib/toast.ts';
import { type Arrangement, arrangePhotos, type Media, type Photo, removePhoto, removeVideo } from './api.ts';

/**
 * The owner's changes of the photos that are there: shown at once, taken back when the server says no.
 * @param show makes media those that every part of the form shows
 */
export function usePhotos(api: Api, listingId: string, media: Media, show: (media: Media) => void) {
  const { t } = useTranslation('listing-media');

  const attempt = async (guess: Media, call: (id: string) => Promise<Media>): Promise<boolean> => {
    show(guess);
    try {
      show(await call(listingId));
      return true;
    } catch {
      // The call layer has said why.
      show(media);
      return false;
    }
  };
  const arrange = (photos: Photo[]) => {
    const mainId = photos.find(({ isMain }) => isMain)?.id;
    const body: Arrangement = { photos: photos.map(({ id, alt }) => ({ id, alt })), mainId };
    return attempt({ ...media, photos }, (id) => arrangePhotos(api, id, body));
  };

  return {
    move(from: number, to: number): void {
      const photos = [...media.photos];
      photos.splice(to, 0, ...photos.splice(from, 1));
      void arrange(photos);
    },
    makeMain(id: string): void {
      void arrange(media.photos.map((photo) => ({ ...photo, isMain: photo.id === id })));
    },
    describe(id: string, alt: string): void {
      void arrange(media.photos.map((photo) => (photo.id === id ? { ...photo, alt: alt.trim() || null } : photo)));
    },
    async remove(id: string): Promise<void> {
      const before = media;
      const rest = media.photos.filter((photo) => photo.id !== id);
      const isGone = await attempt({ ...media, photos: withMain(rest) }, (listing) => removePhoto(api, listing, id));
      if (!isGone) return;
      const undo = () => void arrange(before.photos);
      toast.info(t('removed'), { action: { label: t('undo'), run: undo } });
    },
    removeVideo(id: string): void {
      void attempt({ ...media, video: null }, (listing) => removeVideo(api, listing, id));
    },
  };
}

/** As the server does: the first one takes the place of a main one that went. */
const withMain = (photos: Photo[]): Photo[] =>
  photos.some(({ isMain }) => isMain) ? photos : photos.map((photo, i) => ({ ...photo, isMain: i === 0 }));
