import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListingUploads, listingUploads, type UploadServices } from '#features/listing-media/listing-uploads.ts';
import { fileKeeper } from '#features/offline/file-keeper.ts';
import { markFiles } from '#features/offline/has-pending.ts';
import { listingsWithFiles } from '#features/offline/outbox-store.ts';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';

/** The files of a listing's form, of the account that is signed in. */
export function useFilesOf(owner: string | undefined): ((id: string) => ListingUploads) | undefined {
  const api = useApi();
  const queryClient = useQueryClient();
  const session = useSession();
  return useMemo(() => {
    if (!owner) return undefined;
    return (id) => listingUploads({ api, queryClient, session }, fileKeeper(owner, id), owner, id);
  }, [api, queryClient, session, owner]);
}

/** Goes on with files that an earlier visit did not bring to the server; their drafts are there. */
export async function resumeFiles(services: UploadServices, owner: string): Promise<void> {
  const listings = await listingsWithFiles(owner);
  if (listings.length === 0) markFiles(owner, false);
  // The account may have changed while the device was asked.
  if (services.session.state().user?.id !== owner) return;
  for (const id of listings) listingUploads(services, fileKeeper(owner, id), owner, id).start();
}
