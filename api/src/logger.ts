import { errorForLog } from '@diyar/db';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Ids in the object, a constant sentence as text. What could name a person or a search never reaches a line. */
export const createLogger = (level: string, process = 'api', to?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { process },
      redact: {
        paths: [
          'req.headers.authorization',
          'req.headers.cookie',
          'req.headers["x-proof"]',
          '*.password',
          '*.phone',
          '*.email',
          '*.token',
        ],
        remove: true,
      },
      serializers: {
        err: (error) => errorForLog(stdSerializers.err(error)),
        req: (request) => ({ method: request.method, path: String(request.url).split('?')[0], id: request.id }),
        res: (reply) => ({ statusCode: reply.statusCode }),
      },
    },
    to,
  );
