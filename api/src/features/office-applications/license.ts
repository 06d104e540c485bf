import type { FastifyRequest } from 'fastify';
import { recogniseDocument } from '#lib/private-documents.ts';
import { uploadedFile } from '#plugins/uploads.ts';
import { LICENSE_MAX_BYTES } from './contract.ts';

/** @throws AppError license_type (415) */
export const recognise = (bytes: Buffer) => recogniseDocument(bytes, 'license', 'license_type');

const LONGEST_NAME = 200;

export interface SentLicense {
  bytes: Buffer;
  /** Of the file on its sender's device. */
  name: string | null;
}

/** The licence of a request. @throws AppError license_missing (400), license_too_large (413), license_type (415), upload_failed (400) */
export async function sentLicense(request: FastifyRequest): Promise<SentLicense> {
  let name: string | null = null;
  const bytes = await uploadedFile(request, 'license', {
    maxBytes: LICENSE_MAX_BYTES,
    missing: 'license_missing',
    tooLarge: 'license_too_large',
    refuseHead: recognise,
    onName: (given) => {
      name = [...given.trim()].slice(0, LONGEST_NAME).join('') || null;
    },
  });
  return { bytes, name };
}
