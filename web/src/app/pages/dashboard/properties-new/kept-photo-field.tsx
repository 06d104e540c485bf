import { useMemo } from 'react';
import type { PhotoSlot } from '../../../../features/listing-form/form-editor.tsx';
import { PhotoField } from '../../../../features/listing-media/photo-field.tsx';
import { fileKeeper } from '../../../../features/offline/file-keeper.ts';
import { useSessionState } from '../../../../lib/session.ts';

/** The photos of the form, which wait on this device for as long as they cannot be sent. */
export function KeptPhotoField({ id, ...slot }: PhotoSlot) {
  const { user } = useSessionState();
  const owner = user?.id;
  const keeper = useMemo(() => (owner ? fileKeeper(owner, id) : undefined), [owner, id]);
  return <PhotoField {...slot} keeper={keeper} />;
}
