import type { FastifyPluginAsync } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { diskOf } from './status/figures.ts';

/** As `tarn` counts, which knex keeps its connections in. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** This process's own connections and its view of the search engine. */
export const partMetrics: FastifyPluginAsync = async (app) => {
  const { db, engine, config } = app.deps;
  new Gauge({
    name: 'database_pool',
    help: 'Connections of this process that are used and free, and calls that wait for one',
    labelNames: ['state'],
    registers: [app.metrics],
    collect() {
      const pool: Pool = db.client.pool;
      this.set({ state: 'used' }, pool.numUsed());
      this.set({ state: 'free' }, pool.numFree());
      this.set({ state: 'waiting' }, pool.numPendingAcquires());
    },
  });
  new Gauge({
    name: 'data_disk_bytes',
    help: 'Bytes of the disk that holds DATA_DIR',
    labelNames: ['state'],
    registers: [app.metrics],
    async collect() {
      const { free, total } = await diskOf(config.dataDir);
      this.set({ state: 'free' }, free);
      this.set({ state: 'all' }, total);
    },
  });
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Seconds since the last whole backup; none where none was taken yet',
    registers: [app.metrics],
    async collect() {
      this.reset();
      const { rows } = await db.raw<{ rows: { age: number }[] }>(
        'select extract(epoch from app_now() - finished_at)::float8 as age from last_backup',
      );
      if (rows[0]) this.set(rows[0].age);
    },
  });
  new Gauge({
    name: 'uploads_open',
    help: 'Uploads that somebody began and did not finish; two days later they are removed',
    registers: [app.metrics],
    async collect() {
      const { rows } = await db.raw<{ rows: { n: number }[] }>(
        'select count(*)::int as n from uploads where finished_at is null',
      );
      this.set(rows[0]?.n ?? 0);
    },
  });
  new Gauge({
    name: 'search_engine_away',
    help: '1 while this process asks PostgreSQL in its place',
    registers: [app.metrics],
    collect() {
      this.set(engine.figures().isAway ? 1 : 0);
    },
  });
  new Counter({
    name: 'search_engine_asked_total',
    help: 'Questions to the search engine, by whether it answered; unanswered ones are searches that PostgreSQL answers, or 503',
    labelNames: ['answered'],
    registers: [app.metrics],
    collect() {
      const { answered, unanswered } = engine.figures();
      this.reset();
      this.inc({ answered: 'yes' }, answered);
      this.inc({ answered: 'no' }, unanswered);
    },
  });
};
