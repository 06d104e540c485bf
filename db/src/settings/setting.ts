import { isIP } from 'node:net';
import { z } from 'zod';

/** Readers of settings. `pages`: what the api draws; `start`: `npm start` and `npm test`; `compose`: `compose.yaml` itself. */
const PROCESSES = ['api', 'pages', 'worker', 'indexer', 'migrate', 'backup', 'start', 'compose'] as const;
export type Process = (typeof PROCESSES)[number];

export interface Setting {
  of: readonly Process[];
  /** What its text becomes. An empty variable counts as absent. */
  kind: z.ZodType;
  /** Its text where it is absent; without one it is `undefined` then. */
  default?: string;
  /** A process does not start without it. */
  isRequired?: true;
  isSecret?: true;
  /** One sentence for operators, where the name does not say it. */
  says?: string;
  /** What stands for a value in `.env.example`, where there is neither default nor emptiness to show. */
  example?: string;
  /** In `compose.yaml`: given there (`fixed`), without a default of ours (`required`), or with another one. Else passed through. */
  compose?: 'fixed' | 'required' | { default: string };
}

export interface Group {
  title: string;
  settings: Readonly<Record<string, Setting>>;
}

export const text = z.string();
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(least).max(most);
export const port = whole(1, 65_535);
/** An address of the web. */
export const address = z.url({ protocol: /^https?$/ });
export const postgres = z.url({ protocol: /^postgres(ql)?$/ });
const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const family = isIP(address);
  return family > 0 && more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
};
/** Names that Fastify knows networks of a machine or a site by; Caddy does not. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
/** Addresses and networks, between them commas or spaces. */
const networksOf = (isOne: (text: string) => boolean) =>
  z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every(isOne), 'must be addresses or networks like 203.0.113.0/24, comma separated');
export const networks = networksOf(isNetwork);
export const networksByName = networksOf((text) => isNetwork(text) || NAMED_NETWORKS.includes(text));
/** What Google gives as a file for a program that signs in to it, as text. */
export const serviceAccount = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      project_id: z.string().min(1),
      client_email: z.email(),
      private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----', 'must be a key in PEM'),
      token_uri: address,
    }),
  );
export const onOff = z.enum(['on', 'off']);
