import type { OpenAPIV3_1 } from 'openapi-types';
import type { Endpoint } from '#lib/endpoint.ts';
import { ACCOUNT_TYPES, maySee } from '#rules/sections.ts';
import { actExamples } from './examples/acts.ts';
import type { Example } from './examples/example.ts';
import { listingExamples } from './examples/listings.ts';
import { peopleExamples } from './examples/people.ts';
import { failureResponses } from './failures.ts';

/** The calls a newcomer makes first: register, sign in, search, a listing, draft, hand in, ask, save, save a search, buy. */
export const EXAMPLES: ReadonlyMap<Endpoint, Example> = new Map([
  ...peopleExamples,
  ...listingExamples,
  ...actExamples,
]);

const exampleOf = (endpoint: Endpoint): Example | undefined => EXAMPLES.get(endpoint);

type Operation = OpenAPIV3_1.OperationObject;
type Parameter = OpenAPIV3_1.ParameterObject | OpenAPIV3_1.ReferenceObject;

/** Completes what the schemas say of a call: who may make it, how it fails, which headers and files it takes, an example. */
export function describeOperation(operation: Operation, endpoint: Endpoint, operationId: string): void {
  operation.operationId = operationId;
  operation.security = securityOf(endpoint);
  operation.description = [accessInWords(endpoint), operation.description].filter(Boolean).join('\n\n');
  operation.parameters = [...(operation.parameters ?? []), ...headersOf(endpoint)];
  if (endpoint.upload) operation.requestBody = uploadOf(endpoint.upload);
  const answer = operation.responses?.['2XX'] as OpenAPIV3_1.ResponseObject;
  operation.responses = { ...successesOf(endpoint, answer), ...failureResponses(endpoint) };
  showExample(operation, endpoint);
}

/** Who may call it, as `admit` asks. A refresh token comes in the body or in the cookie. */
function securityOf({ access, proof, takesRefreshToken }: Endpoint): OpenAPIV3_1.SecurityRequirementObject[] {
  if (takesRefreshToken) return [{ refreshCookie: [] }, {}];
  if (access === 'public') return [];
  return [{ accessToken: [], ...(proof && { proof: [] }) }];
}

function accessInWords({ access }: Endpoint): string {
  if (access === 'public') return 'Open to everybody.';
  if (access === 'user') return 'For whoever is signed in.';
  const types = ACCOUNT_TYPES.filter((type) => maySee(type, access));
  return `For accounts of type ${types.map((type) => `\`${type}\``).join(', ')} (section \`${access}\`).`;
}

type Simple = { type: 'string' | 'integer'; minLength?: number; maxLength?: number; minimum?: number };
const header = (name: string, required: boolean, schema: Simple): Parameter => ({
  in: 'header',
  name,
  required,
  schema,
});
function headersOf({ idempotency, upload }: Endpoint): Parameter[] {
  const text = { type: 'string', minLength: 8, maxLength: 200 } as const;
  return [
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...(idempotency ? [header('Idempotency-Key', idempotency === 'required', text)] : []),
    ...(upload && 'headers' in upload
      ? upload.headers.map((name) => header(name, true, { type: 'integer', minimum: 0 }))
      : []),
  ];
}

const FILE: OpenAPIV3_1.SchemaObject = { type: 'string', format: 'binary' };

function uploadOf(upload: NonNullable<Endpoint['upload']>): OpenAPIV3_1.RequestBodyObject {
  if ('headers' in upload) {
    return { required: true, content: { 'application/offset+octet-stream': { schema: FILE } } };
  }
  const { field, several } = upload;
  const file = several ? ({ type: 'array', items: FILE, minItems: 1, maxItems: several } as const) : FILE;
  const schema: OpenAPIV3_1.SchemaObject = { type: 'object', properties: { [field]: file }, required: [field] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

const SAID: Record<number, string> = { 200: 'Done', 201: 'Made', 302: 'Leads elsewhere' };

/** The answer of a call that succeeds, under the statuses it may have: the envelope, a file, or an address. */
function successesOf({ success, file }: Endpoint, { content }: OpenAPIV3_1.ResponseObject) {
  const answers = [success ?? 200].flat().map((status): [number, OpenAPIV3_1.ResponseObject] => {
    const description = SAID[status] ?? '';
    if (status === 302) return [status, { description, headers: { Location: { schema: { type: 'string' } } } }];
    return [status, { description, content: file ? fileOf(file) : content }];
  });
  return Object.fromEntries(answers);
}

const fileOf = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, { schema: FILE }]));

/** The same call and its answer, in the parameters, the body and the envelope. */
function showExample(operation: Operation, endpoint: Endpoint): void {
  const shown = exampleOf(endpoint);
  if (!shown) return;
  const values = new Map(Object.entries({ ...shown.params, ...shown.query }));
  for (const parameter of operation.parameters ?? []) {
    if ('name' in parameter && values.has(parameter.name)) parameter.example = values.get(parameter.name);
  }
  putExample(operation.requestBody, shown.body);
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const statusCode = Number(status);
    const envelope = { success: true, data: shown.data, message: null, errors: null, statusCode, code: null };
    if (statusCode < 300) putExample(response, envelope);
  }
}

type WithContent = OpenAPIV3_1.RequestBodyObject | OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject;
function putExample(part: WithContent | undefined, value: unknown): void {
  if (!part || '$ref' in part || value === undefined) return;
  const json = part.content?.['application/json'];
  if (json) part.content = { ...part.content, 'application/json': { ...json, example: value } };
}
