import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A way, node or relation of an extract as GeoJSON; `@type` and `@id` stand among its tags. */
export interface Feature {
  properties: Readonly<Record<string, unknown>>;
  geometry: unknown;
}

/** The installed osmium; throws one sentence that says how to get it. */
export async function findOsmium(program = 'osmium'): Promise<string> {
  await run(program, ['--version']).catch(() => {
    throw new Error(
      `${program} is not installed: apt-get install osmium-tool (Debian, Ubuntu), or OSMIUM=/path/to/osmium. See db/README.md`,
    );
  });
  return program;
}

/**
 * Reads an extract of OpenStreetMap.
 * @param filters expressions of `osmium tags-filter`, any of which holds
 * @param shapes kinds of geometry; ways and relations come with their outline
 */
export async function* featuresOf(
  osmium: string,
  pbf: string,
  filters: readonly string[],
  shapes: readonly ('point' | 'linestring' | 'polygon')[],
): AsyncGenerator<Feature> {
  await access(pbf);
  const folder = await mkdtemp(join(tmpdir(), 'extract-'));
  try {
    const kept = join(folder, 'kept.osm.pbf');
    const lines = join(folder, 'features.geojsonseq');
    await run(osmium, ['tags-filter', pbf, ...filters, '--output', kept]);
    const form = [`--geometry-types=${shapes.join()}`, '--attributes=type,id', '-x', 'print_record_separator=false'];
    await run(osmium, ['export', kept, ...form, '--output-format=geojsonseq', '--output', lines]);
    for await (const line of createInterface({ input: createReadStream(lines) })) yield JSON.parse(line);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a program to its end; what it said last is the message when it fails. */
function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-2000);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program}: ${said.trim().split('\n').at(-1) || `ended with ${code}`}`));
    });
  });
}
