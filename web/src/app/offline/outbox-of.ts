import type { Draft } from '@diyar/api/contracts/listing-form';
import { createListing, readDraft, sendDraft, updateListing } from '#features/listing-form/api.ts';
import { fromWire, isSameWire, toWire } from '#features/listing-form/content.ts';
import { dropCopy } from '#features/listing-form/local-copy.ts';
import { uploadPort } from '#features/listing-media/api.ts';
import { browserLine } from '#features/listing-media/browser-line.ts';
import { prepareLate } from '#features/listing-media/prepare-late.ts';
import { createUploadQueue } from '#features/listing-media/upload-queue.ts';
import { createOutbox, type Outbox } from '#features/offline/outbox.ts';
import { dropFile, filesOf, sweepFiles } from '#features/offline/outbox-store.ts';
import type { KeptFile } from '#features/offline/pending-submission.ts';
import type { Api } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { SYNC_TAG } from '#service-worker/messages.ts';

/** Something was sent: what the worker showed of it says nothing any more. */
async function closeWaiting(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = await registration?.getNotifications?.({ tag: SYNC_TAG });
  for (const notification of shown ?? []) notification.close();
}

let current: { owner: string; outbox: Outbox } | undefined;

/** The outbox of this account; one box per page, which looks into itself when it is made. */
export function outboxOf(api: Api, owner: string): Outbox {
  if (current?.owner === owner) return current.outbox;
  current?.outbox.close();
  const outbox = createOutbox({
    owner,
    onSent: ({ id }) => {
      dropCopy(owner, id);
      void closeWaiting().catch(() => {});
    },
    port: {
      isSame,
      saveDraft: ({ id, content, baseVersion }) => sendDraft(api, id, { content, baseVersion }),
      readDraft: ({ id }) => readDraft(api, id),
      handIn: ({ id, isUpdate, content, baseVersion, files }) =>
        (isUpdate ? updateListing : createListing)(api, id, { ...content, baseVersion, files }),
      // In sequence: the first photo is the main one.
      async sendFiles({ id }) {
        for (const file of await filesOf(owner, id)) {
          await upload(api, file);
          await dropFile(file.key);
        }
      },
    },
  });
  current = { owner, outbox };
  void outbox.look();
  void sweepFiles().catch(() => {});
  return outbox;
}

const everyNumber = () => true;
const same = (content: Draft['content']) => toWire(fromWire(content), everyNumber);
const isSame = (draft: Draft['content'], other: Draft['content']) => isSameWire(same(draft), same(other));

/** Brings one file to its listing by the queue of the form. */
function upload(api: Api, file: KeptFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const queue = createUploadQueue({
      port: async () => uploadPort(api, file.listing),
      line: browserLine,
      prepare: prepareLate,
      onMedia: () => resolve(),
    });
    queue.subscribe(() => {
      const [item] = queue.items();
      if (item?.state !== 'failed') return;
      const said = item.error && 'message' in item.error ? item.error.message : '';
      reject(new ApiError('upload_failed', item.mayRetry ? 0 : 422, said));
    });
    queue.restore([file]);
  });
}
