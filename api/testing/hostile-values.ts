import { z } from 'zod';
import type { Endpoint } from '#lib/endpoint.ts';
import { PASSWORD } from './people.ts';

const ID = '01890000-0000-7000-8000-000000000000';

/** Text that no field may choke on: these stand in every field once. */
const WORST = ['a\u0000b', 'a\ud800b'];
/** And of these each field gets the next few, so that all of them pass through every kind of field. */
const OTHERS = [
  'constructor',
  '__proto__',
  '2026-01-01T00:00:00+23:59',
  '\udfff',
  'hasOwnProperty',
  `' OR 1=1 --`,
  '"\\\n] OR price > 0',
  '2026-01-01T00:00:00+99:99',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '2026-01-01T24:00:00Z',
  '+275760-09-13T00:00:00Z',
  '1e308',
  '-0',
  '9223372036854775808',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{01890000-0000-7000-8000-000000000000}',
  '',
  '%',
];
const OTHER_VALUES: unknown[] = [
  ...OTHERS,
  null,
  1e308,
  -0,
  -1,
  0.1,
  2_147_483_648,
  9_007_199_254_740_991,
  {},
  [],
  { constructor: 1 },
  { 'a\u0000b': 'x' },
  Array.from({ length: 5_000 }, () => 'constructor'),
  'x'.repeat(20_000),
];

let turn = 0;
const nextOf = <T>(values: readonly T[], count: number): T[] =>
  Array.from({ length: count }, () => values[turn++ % values.length] as T);

/** JSON schema, as far as an example needs it. */
interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
}

const BY_NAME = new Map<string, unknown>(
  Object.entries({
    email: 'hostile@mail.test',
    phone: '+963912345678',
    mobile: '+963912345678',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    newPassword: PASSWORD,
    currentPassword: PASSWORD,
    firstName: 'ليلى',
    lastName: 'الخطيب',
    acceptTerms: true,
    code: '123456',
    latitude: 33.5,
    longitude: 36.3,
    path: '/for-sale/damascus',
    topic: 'other',
    message: 'مرحبا، أريد أن أسأل عن هذا الإعلان من فضلكم.',
    body: 'مرحبا، أريد أن أسأل عن هذا الإعلان من فضلكم.',
    sha256: 'a'.repeat(64),
    startsAt: new Date(Date.now() + 86_400_000 * 3).toISOString(),
    listingIds: [ID],
  }),
);

const shapeOf = (schema: z.ZodType | undefined): Shape =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {};

/** The least that fits, by the field's name where its kind does not say enough. */
function example(shape: Shape, name = ''): unknown {
  if (BY_NAME.has(name)) return BY_NAME.get(name);
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return example(first, name);
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  if (type === 'object')
    return Object.fromEntries((shape.required ?? []).map((key) => [key, example(shape.properties?.[key] ?? {}, key)]));
  if (type === 'array') return shape.minItems ? [example(shape.items ?? {})] : [];
  if (type === 'integer' || type === 'number') return Math.max(shape.minimum ?? 1, (shape.exclusiveMinimum ?? 0) + 1);
  if (type === 'boolean') return true;
  if (shape.format === 'uuid') return ID;
  if (shape.format === 'date-time') return BY_NAME.get('startsAt');
  return 'نص عادي'.padEnd(shape.minLength ?? 0, ' نص');
}

/** Every place of a body a value may stand at: `content.titleAr`, `updates.0.priority`, and a key nobody declared. */
function placesIn(shape: Shape, path: (string | number)[] = []): (string | number)[][] {
  const branches = shape.anyOf ?? shape.oneOf ?? [];
  const below = [
    ...Object.entries(shape.properties ?? {}).flatMap(([key, inner]) => placesIn(inner, [...path, key])),
    ...(shape.items && path.length < 3 ? placesIn(shape.items, [...path, 0]) : []),
    ...branches.flatMap((branch) => placesIn(branch, path)),
  ];
  const seen = new Map([...(path.length ? [path] : []), ...below].map((place) => [place.join('.'), place]));
  return [...seen.values()];
}

/** A copy with one value put in, whatever stood in its way. */
function withValue(whole: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') return [withValue(Array.isArray(whole) ? whole[0] : undefined, rest, value)];
  const record = whole && typeof whole === 'object' && !Array.isArray(whole) ? { ...whole } : {};
  const inner = Object.getOwnPropertyDescriptor(record, key)?.value;
  return Object.assign(record, { [key]: withValue(inner, rest, value) });
}

export interface HostileRequest {
  where: string;
  url: string;
  payload?: string;
}

/** Requests of one endpoint that are right but for one hostile value each; `params` fills its path with what exists. */
export function hostileRequests(endpoint: Endpoint, params: Record<string, string>): HostileRequest[] {
  const { path, method, body } = endpoint;
  const address = (values: Record<string, string>) =>
    `/api${path.replace(/:(\w+)/g, (_whole, name: string) => values[name] ?? params[name] ?? ID)}`;
  const query = shapeOf(endpoint.queryDocs ?? endpoint.query);
  const usual = new URLSearchParams(
    Object.entries(example({ ...query, type: 'object' }) as object).map(([key, value]) => [key, String(value)]),
  );
  const bodyShape = shapeOf(body);
  const usualBody = body ? example(bodyShape) : undefined;
  const sent = (value: unknown) => (method === 'GET' || value === undefined ? {} : { payload: JSON.stringify(value) });
  const suffix = usual.size ? `?${usual}` : '';

  const inPath = [...path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) =>
    [...WORST, ...nextOf(OTHERS, 2)].map((text) => ({
      where: `${name}=${JSON.stringify(text)}`,
      url: address({ [name]: percent(text) || '%20' }) + suffix,
      ...sent(usualBody),
    })),
  );
  const inQuery = [...Object.keys(query.properties ?? {}), 'constructor', '__proto__', 'a\u0000b'].flatMap((name) =>
    (query.properties?.[name] ? [...WORST, ...nextOf(OTHERS, 3)] : ['x']).map((text) => {
      const others = new URLSearchParams(usual);
      others.delete(name);
      return {
        where: `?${JSON.stringify(name)}=${JSON.stringify(text)}`,
        url: `${address({})}?${others.size ? `${others}&` : ''}${percent(name)}=${percent(text)}`,
        ...sent(usualBody),
      };
    }),
  );
  const inBody = body
    ? [[], ...placesIn(bodyShape), ['constructor'], ['a\u0000b']].flatMap((place) =>
        [...WORST, ...nextOf(OTHER_VALUES, 3)].map((value) => ({
          where: `${place.join('.')}=${JSON.stringify(value)?.slice(0, 60)}`,
          url: address({}) + suffix,
          ...sent(withValue(usualBody, place, value)),
        })),
      )
    : [];
  return [...inPath, ...inQuery, ...inBody];
}

/** Percent-encoded, halves of surrogate pairs too, which `encodeURIComponent` refuses. */
const percent = (text: string) =>
  [...text]
    .map((sign) => {
      const code = sign.charCodeAt(0);
      const isHalf = sign.length === 1 && code >= 0xd800 && code <= 0xdfff;
      return isHalf
        ? `%${(0xe0 | (code >> 12)).toString(16)}%${(0x80 | ((code >> 6) & 63)).toString(16)}%${(0x80 | (code & 63)).toString(16)}`
        : encodeURIComponent(sign);
    })
    .join('');
