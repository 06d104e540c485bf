import { z } from 'zod';
import { type Group, networksByName, onOff, port, text, whole } from '../setting.ts';

export const SITE = {
  title: 'The site',
  settings: {
    PORT: {
      of: ['api', 'start'],
      kind: whole(0, 65_535),
      default: '3000',
      says: 'without it npm start takes the next free port from 3000; one that is named and taken is refused',
      compose: 'fixed',
    },
    HOST: {
      of: ['api', 'start'],
      kind: text,
      default: '0.0.0.0',
      says: 'where the site listens; npm start with demo people: 127.0.0.1 unless you say otherwise',
      compose: 'fixed',
    },
    PUBLIC_URL: {
      of: ['api', 'pages', 'worker', 'start'],
      kind: z.url(),
      example: 'http://localhost:3000',
      says: 'what visitors type; canonical addresses and site maps are built on it',
      compose: 'fixed',
    },
    TRUST_PROXY: {
      of: ['api'],
      kind: networksByName,
      says: 'addresses or networks of proxies whose X-Forwarded-* is believed, comma separated',
      compose: 'fixed',
    },
    DRAIN_SECONDS: {
      of: ['api'],
      kind: whole(0, 300),
      default: '0',
      says: 'after SIGTERM: health and ready say 503 for so long while requests are answered still; at least two checks of the proxy',
      compose: { default: '5' },
    },
    SEARCH_ENGINES: {
      of: ['api'],
      kind: onOff,
      says: 'on or off: whether robots.txt lets them in; by itself in production only. off: staging',
    },
    RATE_LIMIT_PER_MINUTE: {
      of: ['api'],
      kind: whole(0),
      default: '600',
      says: 'calls to /api of one address (of a /64 for IPv6), by process; 0: no limit at all',
    },
    PAGE_LIMIT_PER_MINUTE: {
      of: ['api'],
      kind: whole(0),
      default: '300',
      says: 'pages and preview pictures drawn for one address; kept pages are free; 0: no limit',
    },
    LIVE_STREAMS: {
      of: ['api'],
      kind: whole(0),
      default: '10000',
      says: 'open streams of news (/api/live) of one process; whoever comes then asks every minute; 0: everybody does',
    },
    VIEWS_WRITE_EVERY_MS: {
      of: ['api'],
      kind: whole(100, 60_000),
      default: '5000',
      says: 'views are written so often; a killed process loses those of one turn',
    },
    ADVERTISEMENTS_READ_EVERY_MS: {
      of: ['api'],
      kind: whole(100, 60_000),
      default: '5000',
      says: 'what is on offer is read so often: one that is paused may come up for so long',
    },
    METRICS_KEY: {
      of: ['api'],
      kind: z.string().min(16),
      isSecret: true,
      says: '16 characters or more: opens /api/metrics (Authorization: Bearer …); none: it is not there',
    },
    METRICS_PORT: {
      of: ['api'],
      kind: port,
      says: '/metrics of the api on a port of its own, without a key; default: none',
      compose: 'fixed',
    },
    WORKER_METRICS_PORT: {
      of: ['worker'],
      kind: whole(0, 65_535),
      says: '/health and /metrics of the worker; default: none',
      compose: 'fixed',
    },
    METRICS_HOST: {
      of: ['api', 'worker', 'indexer'],
      kind: text,
      default: '127.0.0.1',
      says: 'where METRICS_PORT, WORKER_METRICS_PORT and INDEXER_METRICS_PORT listen',
      compose: 'fixed',
    },
    LOG_LEVEL: {
      of: ['api', 'worker', 'indexer'],
      kind: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
      default: 'info',
      says: 'fatal error warn info debug trace silent',
    },
    DATA_DIR: {
      of: ['api', 'worker', 'migrate', 'backup', 'start'],
      kind: text,
      default: '.data',
      says: 'images, base map, and what npm start keeps for itself',
      compose: 'fixed',
    },
    NODE_ENV: {
      of: ['api', 'worker'],
      kind: z.enum(['development', 'production', 'test']),
      default: 'production',
      says: 'development and test: pages say more about faults, and no search engine is let in',
      compose: 'fixed',
    },
  },
} as const satisfies Group;
