import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

export const createLogger = (level: string): Logger =>
  pino({ level, base: { process: 'indexer' }, redact: ['*.authorization', '*.headers.authorization'] });
