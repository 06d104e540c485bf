import type { OpenAPIV3_1 } from 'openapi-types';
import type { Endpoint } from '../lib/endpoint.ts';
import { messages } from '../lib/worded.ts';
import { maySee } from '../rules/sections.ts';

const STANDING = ['account_suspended', 'account_suspended_for_good', 'account_banned'];
const VIEWS = ['view_over', 'view_hidden'];
const KEYS = ['idempotency_key_invalid', 'idempotency_key_reused', 'idempotency_in_progress'];
const PART_OF_NO_CALL = ['not_found', 'method_not_allowed', 'request_timeout', 'uri_too_long', 'headers_too_large'];

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

/** Each code once a status: `{ listing_not_found: … }`, for what has two statuses `google_invalid_token_401`. */
export function failureExamples(codes: Iterable<string>): Record<string, OpenAPIV3_1.ExampleObject> {
  const examples: Record<string, OpenAPIV3_1.ExampleObject> = {};
  for (const code of codes) {
    const message = messages[code]?.en ?? code;
    for (const statusCode of statusesOf(code)) {
      const value = { success: false, data: null, message, errors: null, statusCode, code };
      examples[exampleName(code, statusCode)] = { summary: message, value };
    }
  }
  return examples;
}
const exampleName = (code: string, status: number) => (statusesOf(code).length > 1 ? `${code}_${status}` : code);

/** Answers of a call that fails, by status, each with an example of every code; what no call declares is under 4XX and 5XX. */
export function failureResponses(endpoint: Endpoint): Record<string, OpenAPIV3_1.ResponseObject | Ref> {
  const byStatus = new Map<number, string[]>();
  for (const code of failureCodes(endpoint)) {
    for (const status of statusesOf(code)) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const responses = [...byStatus].map(([status, codes]) => [status, failed(codes, status)] as const);
  return {
    ...Object.fromEntries(responses),
    '4XX': { $ref: '#/components/responses/Refused' },
    '5XX': { $ref: '#/components/responses/Broken' },
  };
}
type Ref = OpenAPIV3_1.ReferenceObject;

const failed = (codes: readonly string[], status: number) =>
  failure(
    codes.map((code) => `\`${code}\``).join(', '),
    codes.map((code) => exampleName(code, status)),
  );

function failure(description: string, examples: readonly string[]): OpenAPIV3_1.ResponseObject {
  const refs = examples.map((name) => [name, { $ref: `#/components/examples/${name}` }]);
  const schema = { $ref: '#/components/schemas/Failure' };
  return { description, content: { 'application/json': { schema, examples: Object.fromEntries(refs) } } };
}

/** The two answers that any request may get. */
export const commonResponses = {
  Refused: failure('The request is refused; `code` says why', PART_OF_NO_CALL),
  Broken: failure('Nothing is wrong with the request; the same one may succeed later', []),
};

/** Every code that some response shows. */
export const shownCodes = (endpoints: Iterable<Endpoint>) =>
  new Set([...PART_OF_NO_CALL, ...[...endpoints].flatMap(failureCodes)]);
