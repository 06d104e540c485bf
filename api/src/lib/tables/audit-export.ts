import type { Db } from '@diyar/db';
import type { FastifyRequest } from 'fastify';
import { audit } from '../audit.ts';
import type { TableFormat } from './table.ts';

interface Exported {
  /** `users`, `payments`: what leaves. */
  what: string;
  format: TableFormat;
  filter: Record<string, unknown>;
  actorId: string;
  request: FastifyRequest;
}

/** Personal data leaves with an export: who took what, narrowed how, is written down before its first row is read. */
export const auditExport = (db: Db, { what, format, filter, actorId, request: { ip } }: Exported): Promise<void> =>
  audit(db, {
    actorId,
    ip,
    action: `export.${what}`,
    subjectKind: 'export',
    subjectId: what,
    after: { format, ...filter },
  });
