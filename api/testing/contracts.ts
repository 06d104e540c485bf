import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '#lib/endpoint.ts';
import { endpointsIn } from '#published-contract/operation-ids.ts';

const features = fileURLToPath(new URL('../src/features', import.meta.url));

/** Every endpoint that a contract exports, by itself or in a group of calls, under its name: `search.searchListings`. */
export async function allEndpoints(): Promise<[string, Endpoint][]> {
  const found: [string, Endpoint][] = [];
  for (const feature of readdirSync(features)) {
    if (!readdirSync(`${features}/${feature}`).includes('contract.ts')) continue;
    const contract: Record<string, unknown> = await import(`../src/features/${feature}/contract.ts`);
    for (const [name, value] of Object.entries(contract)) found.push(...endpointsIn(`${feature}.${name}`, value));
  }
  return found;
}
