import type { FastifyPluginAsync } from 'fastify';
import { Counter, Gauge } from 'prom-client';

/** As `tarn` counts, which knex keeps its connections in. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** This process's own connections and its view of the search engine. */
export const partMetrics: FastifyPluginAsync = async (app) => {
  const { db, engine } = app.deps;
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
