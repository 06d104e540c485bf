/** Types and size of a licence (spec: PDF, JPG or PNG under 5 MB). The server judges by content. */
export const LICENSE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
const MAX_BYTES = 5 * 1024 * 1024;

export type LicenseError = 'type' | 'size';

/** Said before an upload that can only fail is begun. */
export function licenseError({ type, size }: Pick<File, 'type' | 'size'>): LicenseError | undefined {
  if (!LICENSE_TYPES.includes(type)) return 'type';
  return size > MAX_BYTES ? 'size' : undefined;
}
