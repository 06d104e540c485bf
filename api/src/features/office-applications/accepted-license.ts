import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { FileStore } from '#lib/images/index.ts';
import { dropDocument, readDocument, storeDocument } from '#lib/private-documents.ts';
import { type ApplicationRow, latestApplication } from './queries.ts';

export interface Papers {
  documents: FileStore;
  dataDir: string;
}

/**
 * Begins an application. The licence that was accepted with the one before, which was refused for something else, comes along
 * as a copy: replacing the paper of an application deletes its file. Under another number it is looked at anew.
 */
export async function insertApplication(
  trx: Db,
  { documents, dataDir }: Papers,
  { license_number, ...columns }: Partial<ApplicationRow> & { user_id: string },
): Promise<ApplicationRow> {
  const before = await latestApplication(trx, columns.user_id);
  const file = before?.license_state === 'approved' ? before.license_file : null;
  const bytes = before?.status === 'rejected' && file ? await readDocument(documents, dataDir, file) : undefined;
  if (!before || !bytes) {
    return await rowOf(
      trx('office_applications')
        .insert({ ...columns, license_number })
        .returning<ApplicationRow[]>('*'),
    );
  }
  const number = license_number ?? before.license_number;
  const license_file = await storeDocument(documents, bytes);
  try {
    return await rowOf(
      trx('office_applications')
        .insert({
          ...columns,
          license_number: number,
          license_file,
          license_type: before.license_type,
          license_name: before.license_name,
          license_state: number === before.license_number ? 'approved' : 'pending',
        })
        .returning<ApplicationRow[]>('*'),
    );
  } catch (error) {
    await dropDocument(documents, dataDir, license_file);
    throw error;
  }
}
