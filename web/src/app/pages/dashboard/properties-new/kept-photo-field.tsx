import { useFilesOf } from '#app/offline/files-of.ts';
import type { PhotoSlot } from '#features/listing-form/form-editor.tsx';
import { PhotoField } from '#features/listing-media/photo-field.tsx';
import { useSessionState } from '#lib/session.ts';

/** The photos of the form, on their way to the server by the queue that the whole site shares. */
export function KeptPhotoField(slot: PhotoSlot) {
  const owner = useSessionState().user?.id;
  const filesOf = useFilesOf(owner);
  return filesOf && <PhotoField {...slot} uploads={filesOf(slot.id)} />;
}
