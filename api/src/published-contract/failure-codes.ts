import type { Endpoint } from '#lib/endpoint.ts';
import { messages } from '#lib/worded.ts';
import { maySee } from '#rules/sections.ts';

const STANDING = ['account_suspended', 'account_suspended_for_good', 'account_banned'];
const VIEWS = ['view_over', 'view_hidden'];
const KEYS = ['idempotency_key_invalid', 'idempotency_key_reused', 'idempotency_in_progress'];
/** Refusals of requests that reach no call. */
export const PART_OF_NO_CALL = [
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'uri_too_long',
  'headers_too_large',
];

/** Codes that a call may fail with: those it declares, and those of every call that asks for the same of its caller. */
export function failureCodes({
  access,
  method,
  params,
  query,
  body,
  upload,
  proof,
  idempotency,
  errors = [],
}: Endpoint) {
  const isSection = access !== 'public' && access !== 'user';
  return [
    ...new Set([
      ...(params || query || body ? ['validation_failed'] : []),
      ...(body || upload ? ['bad_request', 'payload_too_large', 'unsupported_media_type'] : []),
      ...(access === 'public' ? [] : ['unauthorized', ...STANDING, ...VIEWS]),
      ...(method === 'GET' ? [] : ['view_reads_only']),
      ...(isSection ? [access === 'reports' ? 'reports_office_only' : 'forbidden'] : []),
      ...(isSection && maySee('admin', access) ? ['second_factor_required'] : []),
      ...(proof ? ['proof_required'] : []),
      ...(idempotency === 'required' ? ['idempotency_key_required'] : []),
      ...(idempotency ? KEYS : []),
      ...errors,
      'too_many_requests',
      'server_error',
      'service_unavailable',
    ]),
  ];
}

/** HTTP statuses of a failure, as its sentence says them. */
export const statusesOf = (code: string): readonly number[] => [messages[code]?.status ?? []].flat();

/** The codes of a call by the status they are sent with. */
export function codesByStatus(endpoint: Endpoint): [status: number, codes: string[]][] {
  const byStatus = new Map<number, string[]>();
  for (const code of failureCodes(endpoint)) {
    for (const status of statusesOf(code)) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus];
}
