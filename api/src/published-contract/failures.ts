import type { OpenAPIV3_1 } from 'openapi-types';
import type { Endpoint } from '#lib/endpoint.ts';
import { messages } from '#lib/worded.ts';
import { codesByStatus, failureCodes, PART_OF_NO_CALL, statusesOf } from './failure-codes.ts';

type Response = OpenAPIV3_1.ResponseObject;
type Ref = OpenAPIV3_1.ReferenceObject;

/** Answers of a call that fails, by status, each with an example of every code; what no call declares is under 4XX and 5XX. */
export function failureResponses(endpoint: Endpoint): Record<string, Response | Ref> {
  const responses = codesByStatus(endpoint).map(([status, codes]): [string, Response | Ref] => [
    String(status),
    isShared(endpoint, codes) ? { $ref: `#/components/responses/${sharedName(status, codes)}` } : failed(codes, status),
  ]);
  return {
    ...Object.fromEntries(responses),
    '4XX': { $ref: '#/components/responses/Refused' },
    '5XX': { $ref: '#/components/responses/Broken' },
  };
}

/** A status that a call has only as calls of its kind do: its answer stands once in the document. */
const isShared = ({ errors = [] }: Endpoint, codes: readonly string[]) => !codes.some((code) => errors.includes(code));
const sharedName = (status: number, codes: readonly string[]) => [status, ...codes].join('.');

/** Answers that calls share, and the two that any request may get. */
export function sharedResponses(endpoints: readonly Endpoint[]): Record<string, Response> {
  const shared = endpoints.flatMap((endpoint) =>
    codesByStatus(endpoint).filter(([, codes]) => isShared(endpoint, codes)),
  );
  return {
    ...Object.fromEntries(shared.map(([status, codes]) => [sharedName(status, codes), failed(codes, status)])),
    Refused: failure('The request is refused; `code` says why', PART_OF_NO_CALL),
    Broken: failure('Nothing is wrong with the request; the same one may succeed later', []),
  };
}

const failed = (codes: readonly string[], status: number) =>
  failure(
    codes.map((code) => `\`${code}\``).join(', '),
    codes.map((code) => exampleName(code, status)),
  );

function failure(description: string, examples: readonly string[]): Response {
  const refs = examples.map((name) => [name, { $ref: `#/components/examples/${name}` }]);
  const schema = { $ref: '#/components/schemas/Failure' };
  return { description, content: { 'application/json': { schema, examples: Object.fromEntries(refs) } } };
}

/** Each code once a status: `{ listing_not_found: … }`, for what has two statuses `google_invalid_token_401`. */
export function failureExamples(endpoints: readonly Endpoint[]): Record<string, OpenAPIV3_1.ExampleObject> {
  const examples: Record<string, OpenAPIV3_1.ExampleObject> = {};
  for (const code of new Set([...PART_OF_NO_CALL, ...endpoints.flatMap(failureCodes)])) {
    const message = messages[code]?.en ?? code;
    for (const statusCode of statusesOf(code)) {
      const value = { success: false, data: null, message, errors: null, statusCode, code };
      examples[exampleName(code, statusCode)] = { summary: message, value };
    }
  }
  return examples;
}
const exampleName = (code: string, status: number) => (statusesOf(code).length > 1 ? `${code}_${status}` : code);
