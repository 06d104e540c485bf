import { useSearchParams } from 'react-router-dom';
import { useFilesOf } from '#app/offline/files-of.ts';
import type { PhotoSlot } from '#features/listing-form/form-editor.tsx';
import { PhotoField } from '#features/listing-media/photo-field.tsx';
import { useSessionState } from '#lib/session.ts';
import { SHARED_KEY } from '#service-worker/messages.ts';
import { consumeShared } from '#service-worker/shared-photos.ts';

/** The photos of the form, on their way to the server by the queue that the whole site shares. */
export function KeptPhotoField(slot: PhotoSlot) {
  const owner = useSessionState().user?.id;
  const filesOf = useFilesOf(owner);
  const isSharing = useSearchParams()[0].get(SHARED_KEY) === '1';
  return (
    filesOf && <PhotoField {...slot} uploads={filesOf(slot.id)} consumeShared={isSharing ? consumeShared : undefined} />
  );
}
