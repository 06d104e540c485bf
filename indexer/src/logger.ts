import { errorForLog } from '@diyar/db';
import { type Logger, pino, stdSerializers } from 'pino';

export type { Logger } from 'pino';

export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: { process: 'indexer' },
    redact: ['*.authorization', '*.headers.authorization'],
    serializers: { err: (error) => errorForLog(stdSerializers.err(error)) },
  });
