import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AttackedSite } from './attacked-site.ts';

type KeptRows = Record<'images' | 'videos' | 'imports' | 'catalogues' | 'licences' | 'proofs', number>;

/** How many files and rows there are of what people sent. */
export async function countStoredFiles({ db, app }: Pick<AttackedSite, 'db' | 'app'>) {
  const files = await Promise.all(
    ['documents', 'images', 'videos', 'uploads'].map(async (folder) => {
      const entries = await readdir(join(app.dataDir, folder), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).length;
    }),
  );
  const { rows } = await db.raw<{ rows: [KeptRows] }>(`select
    (select count(*) from images) as images, (select count(*) from videos) as videos,
    (select count(*) from listing_imports) as imports, (select count(*) from catalogue_imports) as catalogues,
    (select count(license_file) from office_applications) as licences,
    (select count(proof_file) from credit_requests) as proofs`);
  return { files, rows: rows[0] };
}
