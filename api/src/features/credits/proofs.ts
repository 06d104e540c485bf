import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { FileStore } from '#lib/images/index.ts';
import { dropDocument, recogniseDocument, storeDocument } from '#lib/private-documents.ts';

export const recogniseProof = (bytes: Buffer) => recogniseDocument(bytes, 'proof', 'proof_type');

interface Proof {
  requestId: string;
  accountId: string;
  bytes: Buffer;
  documents: FileStore;
  dataDir: string;
}

/**
 * Hangs a proof on a request that waits; of several the last stays.
 * @throws AppError proof_type (415), credit_request_not_found (404), credit_request_decided (409)
 */
export async function addProof(db: Db, { requestId, accountId, bytes, documents, dataDir }: Proof): Promise<void> {
  const proof_type = recogniseProof(bytes);
  const proof_file = await storeDocument(documents, bytes);
  const before = await db
    .transaction(async (trx) => {
      const request = await trx('credit_requests')
        .where({ id: requestId, account_id: accountId })
        .forUpdate()
        .first('status', 'proof_file');
      if (!request) throw new AppError('credit_request_not_found', 404);
      if (request.status !== 'pending') throw new AppError('credit_request_decided', 409);
      await trx('credit_requests').where({ id: requestId }).update({ proof_file, proof_type });
      return request.proof_file as string | null;
    })
    .catch(async (error: unknown) => {
      await dropDocument(documents, dataDir, proof_file);
      throw error;
    });
  if (before) await dropDocument(documents, dataDir, before);
}
