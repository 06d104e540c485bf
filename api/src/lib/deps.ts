import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Feature } from '#feature.ts';
import type { CountsSource } from './counts.ts';
import type { Engine } from './engine.ts';
import type { FactsSource } from './facts.ts';
import type { ImageStore, MediaFiles } from './images/index.ts';
import type { Listener } from './listener.ts';
import type { ShownBoosts } from './shown-boosts.ts';
import type { SiteClock } from './site-clock.ts';
import type { UsualPrices } from './usual-prices.ts';

/** Parts the application is built from; tests pass their own. */
export interface Deps {
  config: Config;
  db: Db;
  engine: Engine;
  facts: FactsSource;
  counts: CountsSource;
  usualPrices: UsualPrices;
  shownBoosts: ShownBoosts;
  siteClock: SiteClock;
  images: ImageStore;
  files: MediaFiles;
  listener: Listener;
  log: FastifyBaseLogger;
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    /** Every feature of this release. */
    features: readonly Feature[];
    /** Known to this process only: marks calls that its own pages make. */
    ownCallSecret: string;
  }
}
