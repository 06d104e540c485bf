import { z } from 'zod';
import { address, type Group, networks, postgres, text, whole } from '../setting.ts';

export const DATABASE = {
  title: 'Database: without DATABASE_URL npm start keeps a private PostgreSQL with PostGIS in DATA_DIR',
  settings: {
    DATABASE_URL: {
      of: ['api', 'worker', 'indexer', 'start'],
      kind: postgres,
      isRequired: true,
      isSecret: true,
      example: 'postgres://diyar_app:…@host:5432/diyar',
      says: 'application role: rows, and nothing else',
      compose: 'fixed',
    },
    DATABASE_SESSION_URL: {
      of: ['api', 'worker', 'indexer', 'start'],
      kind: postgres,
      isSecret: true,
      example: 'postgres://diyar_app:…@host:5432/diyar',
      says: 'PostgreSQL itself, where DATABASE_URL is a pooler in transaction mode (docs/operations.md); default: DATABASE_URL',
      compose: 'fixed',
    },
    DATABASE_OWNER_URL: {
      of: ['migrate', 'backup', 'start'],
      kind: postgres,
      isSecret: true,
      example: 'postgres://diyar_owner:…@host:5432/diyar',
      says: 'migrations, seeds, backups: PostgreSQL itself, never a pooler; default: DATABASE_SESSION_URL or DATABASE_URL',
      compose: 'fixed',
    },
    DATABASE_POOL: { of: ['api'], kind: whole(1, 200), default: '10', says: 'connections of one api process' },
    PG_BIN: {
      of: ['backup', 'start'],
      kind: text,
      says: "folder of PostgreSQL's programs, when npm start or a backup does not find them",
      compose: 'fixed',
    },
    OSMIUM: {
      of: ['migrate'],
      kind: text,
      says: 'path of osmium, which reads extracts of OpenStreetMap; default: the one in PATH',
      compose: 'fixed',
    },
  },
} as const satisfies Group;

export const ENGINE = {
  title: 'Search engine: without MEILI_URL npm start keeps a private Meilisearch in DATA_DIR',
  settings: {
    MEILI_URL: {
      of: ['api', 'worker', 'indexer', 'start'],
      kind: address,
      isRequired: true,
      example: 'http://host:7700',
      compose: 'fixed',
    },
    MEILI_KEY: {
      of: ['api', 'worker', 'indexer', 'start'],
      kind: text,
      default: '',
      isSecret: true,
      says: "may write: the indexer's",
      compose: 'fixed',
    },
    MEILI_SEARCH_KEY: {
      of: ['start', 'compose'],
      kind: text,
      isSecret: true,
      says: "may only search: the api's; default: MEILI_KEY",
    },
    MEILI_PREFIX: {
      of: ['api', 'worker', 'indexer'],
      kind: z.string().regex(/^[a-z0-9_-]*$/),
      default: 'diyar_',
      says: 'begins the name of every index, so that installations can share an engine',
    },
    MEILI_BIN: {
      of: ['start'],
      kind: text,
      says: "Meilisearch's program, where no package holds one (anything but linux-x64)",
    },
    INDEXER_METRICS_PORT: {
      of: ['indexer'],
      kind: whole(0, 65_535),
      says: '/health and /metrics of the indexer; default: none',
      compose: 'fixed',
    },
    INDEXER_AUDIT_HOURS: {
      of: ['indexer'],
      kind: z.coerce.number().min(0),
      default: '24',
      says: 'how often index and database are compared; 0: never',
    },
  },
} as const satisfies Group;

export const COMMANDS = {
  title: 'npm start and npm test',
  settings: {
    DIYAR_DEMO: {
      of: ['start'],
      kind: text,
      example: '8000',
      says: 'demo listings, made once; `off` for none. Off by itself with your own DATABASE_URL',
    },
    CHROME_PATH: {
      of: ['start'],
      kind: text,
      says: "the browser of npm test; default: one that is installed, else Debian's (for browser tests its headless shell)",
    },
    FIREFOX_PATH: { of: ['start'], kind: text, says: 'the second browser of npm test; default: one that is installed' },
  },
} as const satisfies Group;

export const COMPOSE = {
  title: 'compose.yaml only',
  settings: {
    DOMAIN: { of: ['compose'], kind: text, example: 'diyar.example', says: 'the proxy gets a certificate for it' },
    TRUSTED_PROXIES: {
      of: ['compose'],
      kind: networks,
      example: '203.0.113.0/24 2001:db8::/32',
      says: 'networks of a CDN or balancer in front of compose, space separated: whose X-Forwarded-For is believed',
    },
    OWNER_PASSWORD: {
      of: ['compose'],
      kind: text,
      isSecret: true,
      says: 'of diyar_owner; letters and digits (it becomes part of an address)',
    },
    APP_PASSWORD: { of: ['compose'], kind: text, isSecret: true, says: 'of diyar_app; letters and digits' },
    DATABASE_POOLER: {
      of: ['compose'],
      kind: text,
      example: 'pooler:6432',
      says: 'through whom the api reaches PostgreSQL, with --profile pooler; default: nobody',
    },
    POOLER_CONNECTIONS: {
      of: ['compose'],
      kind: whole(1),
      default: '20',
      says: 'connections that the pooler keeps to PostgreSQL',
    },
    ALERT_WEBHOOK_URL: {
      of: ['compose'],
      kind: address,
      isSecret: true,
      says: 'where alerts are posted to, with --profile monitoring (docs/operations.md)',
    },
    GRAFANA_PASSWORD: {
      of: ['compose'],
      kind: text,
      isSecret: true,
      says: 'of its account admin, with --profile monitoring',
    },
    MEILI_MASTER_KEY: { of: ['compose'], kind: text, isSecret: true, says: '16 bytes or more' },
    APP_MEMORY: { of: ['compose'], kind: text, default: '1536m', says: 'most that each container of ours may take' },
    POSTGRES_MEMORY: {
      of: ['compose'],
      kind: text,
      default: '4g',
      says: 'most that PostgreSQL may take; half of a machine of its own',
    },
    POSTGRES_BUFFERS: {
      of: ['compose'],
      kind: text,
      default: '1GB',
      says: 'its own cache, a quarter of POSTGRES_MEMORY',
    },
    POSTGRES_CACHE: {
      of: ['compose'],
      kind: text,
      default: '2GB',
      says: 'what it may expect in memory, with the system’s cache',
    },
    ENGINE_MEMORY: {
      of: ['compose'],
      kind: text,
      default: '4g',
      says: 'most that the engine may take, twice its index (docs/scaling.md)',
    },
    ENGINE_CORES: { of: ['compose'], kind: text, default: '2', says: 'threads of the engine that index' },
  },
} as const satisfies Group;
