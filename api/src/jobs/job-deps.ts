import type { Db } from '@diyar/db';
import type { Config } from '#config.ts';
import type { Mailer } from '#mail/mailer.ts';

/** Parts that most jobs are done with. */
export interface JobDeps {
  db: Db;
  config: Pick<
    Config,
    | 'http'
    | 'contact'
    | 'brand'
    | 'auth'
    | 'phoneWebhook'
    | 'push'
    | 'telegram'
    | 'whatsapp'
    | 'paymentProvider'
    | 'dataDir'
  >;
  mailer: Mailer;
}
