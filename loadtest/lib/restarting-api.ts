import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, type ApiProcess, apiAt, startApiProcess } from './api-process.ts';
import { anyPort } from './private-engine.ts';

/** An API at one address, with files that outlive its process. */
export interface RestartingApi extends Api {
  /** kill -9, and a new process on the same port. Resolves when it answers again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function restartingApi(databaseUrl: string): Promise<RestartingApi> {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-restarting-api-'));
  const port = await anyPort();
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    startApiProcess({ PORT: String(port), PUBLIC_URL: url, DATABASE_URL: databaseUrl, DATA_DIR: folder });
  let running: ApiProcess = await start();
  return {
    ...apiAt(url),
    async restart() {
      await running.close();
      running = await start();
    },
    async close() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
