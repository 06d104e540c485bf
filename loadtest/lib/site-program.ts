import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleSite, type SiteCommand, type SiteProgram } from '../../scripts/lib/site-programs.ts';

let command: Promise<SiteCommand> | undefined;

/** A process of a site as `npm start` has it, bundled once for a run: the loader would take longer for each start than what is tried. */
export async function siteProgram(name: SiteProgram): Promise<[program: string, args: string[]]> {
  if (!command) {
    const folder = mkdtempSync(join(tmpdir(), 'diyar-programs-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    command = bundleSite(folder);
  }
  return (await command)(name);
}
