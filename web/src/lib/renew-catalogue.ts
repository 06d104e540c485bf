import type { QueryClient } from '@tanstack/react-query';
import { PREFIX } from '#service-worker/messages.ts';
import { PRIVATE } from './query-client.ts';

/** Asks anew for whatever names categories, places or filters; forms that are being filled in are one's own and stay. */
export async function renewCatalogue(queryClient: QueryClient): Promise<void> {
  // Without stores (an insecure origin, a private window) there is nothing old to meet.
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name.startsWith(`${PREFIX}facts-`)).map((name) => caches.delete(name)));
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== PRIVATE });
}
