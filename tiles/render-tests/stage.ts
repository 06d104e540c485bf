import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { buildBaseMap } from '../pipeline/base-map.ts';
import { CUT } from '../pipeline/streets/sources.ts';
import { launch } from './browser.ts';
import { servePage } from './page-server.ts';

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** A base map of a few features, served to a page of one's own that draws whatever style it is given. */
export async function openStage(
  chromium: string,
  geo: Record<string, FeatureCollection>,
  viewport: { width: number; height: number },
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'map-stage-'));
  await mkdir(join(dataDir, 'geo'));
  for (const [name, features] of Object.entries(geo)) {
    await writeFile(join(dataDir, 'geo', `${name}.geojson`), JSON.stringify(features));
  }
  await buildBaseMap(dataDir, { streets: CUT });
  const server = await servePage(join(dataDir, 'tiles'));
  const browser = await launch(chromium);
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1 });
  await page.goto(server.origin);
  await page.waitForFunction(() => 'ready' in window);
  return {
    dataDir,
    page,
    origin: server.origin,
    /** @param options JSON: style, center, zoom */
    async draw(options: string): Promise<Buffer> {
      await page.evaluate(`draw(${options})`);
      return page.screenshot();
    },
    async close(): Promise<void> {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
