import { recogniseDocument } from '../../lib/private-documents.ts';

/** @throws AppError license_type (415) */
export const recognise = (bytes: Buffer) => recogniseDocument(bytes, 'license', 'license_type');
