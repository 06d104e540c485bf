import { connect, type Db } from '@diyar/db';
import { type Config, loadConfig } from '../config.ts';
import { createEngine, type Engine } from '../engine.ts';
import { LEADER_EXISTS } from '../leader.ts';
import { rowsOf } from '../sql.ts';

/** Resources of a command-line tool; `close` it at the end. */
export interface Tools {
  config: Config;
  db: Db;
  engine: Engine;
  close(): Promise<void>;
}

export function openTools(): Tools {
  const config = loadConfig();
  const db = connect(config.databaseUrl, { name: 'diyar-search-cli', max: 3, statementTimeout: 120_000 });
  return { config, db, engine: createEngine(config.engine), close: () => db.destroy() };
}

export async function hasLeader(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ leads: boolean }>(db, LEADER_EXISTS);
  return row?.leads ?? false;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
