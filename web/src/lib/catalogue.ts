import type { Transport } from './api-client.ts';

/** On every answer of the API: the version of the names, categories and filters it was made with. */
export const CATALOGUE_HEADER = 'x-catalogue';

/**
 * Tells of a catalogue that this page has not met. Versions have no order, and processes follow a change within moments of
 * each other: one that was met before is never news. @param known the version the page was drawn with
 */
export function watchCatalogue(transport: Transport, known: string | undefined, onNew: () => void): Transport {
  const met = new Set(known ? [known] : []);
  return async (request) => {
    const reply = await transport(request);
    const { catalogue } = reply;
    if (catalogue && !met.has(catalogue)) {
      if (met.size > 0) onNew();
      met.add(catalogue);
    }
    return reply;
  };
}
