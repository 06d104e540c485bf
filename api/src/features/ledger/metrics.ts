import type { FastifyPluginAsync } from 'fastify';
import { Gauge } from 'prom-client';

/** Result of the last check of the ledger, told with the process's own figures. */
export const ledgerMetrics: FastifyPluginAsync = async (app) => {
  const lastCheck = async (): Promise<{ errors: number; age: number } | undefined> => {
    const { rows } = await app.deps.db.raw<{ rows: { errors: number; age: number }[] }>(
      `select unbalanced_transfers + wrong_balances + (unbalanced_cents <> 0)::int as errors,
         extract(epoch from app_now() - checked_at)::int as age
       from ledger_checks order by id desc limit 1`,
    );
    return rows[0];
  };
  new Gauge({
    name: 'ledger_check_faults',
    help: 'Errors the last check of the ledger found; anything but 0 is an emergency',
    registers: [app.metrics],
    async collect() {
      this.reset();
      const check = await lastCheck();
      if (check) this.set(check.errors);
    },
  });
  new Gauge({
    name: 'ledger_check_age_seconds',
    help: 'Seconds since the ledger was last checked; a night without a check is more than 86400',
    registers: [app.metrics],
    async collect() {
      this.reset();
      const check = await lastCheck();
      if (check) this.set(check.age);
    },
  });
};
