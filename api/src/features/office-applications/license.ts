import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '../../lib/errors.ts';
import { sniffImage } from '../../lib/images/sniff.ts';
import { licensePath } from '../../lib/license-files.ts';

export type LicenseType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** By the first bytes; undefined for what a licence may not be. */
function licenseType(bytes: Buffer): LicenseType | undefined {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  const image = sniffImage(bytes);
  return image === 'jpeg' ? 'image/jpeg' : image === 'png' ? 'image/png' : undefined;
}

/** @throws AppError license_type (415) */
export function recognise(bytes: Buffer): LicenseType {
  const type = licenseType(bytes);
  if (!type) throw new AppError('license_type', 415).on('license');
  return type;
}

/** @returns the name to remember */
export async function keepLicense(dataDir: string, bytes: Buffer): Promise<string> {
  const file = randomUUID();
  const path = licensePath(dataDir, file);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, bytes, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return file;
}

export const readLicense = (dataDir: string, file: string): Promise<Buffer | undefined> =>
  readFile(licensePath(dataDir, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

export const dropLicense = (dataDir: string, file: string): Promise<void> =>
  rm(licensePath(dataDir, file), { force: true });
