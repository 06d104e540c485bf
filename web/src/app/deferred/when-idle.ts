import { startOffline } from '../offline/start-offline.ts';
import type { Services } from '../services.ts';
import { startLate } from './start-deferred.ts';

/** Work of a page once it is there and has nothing else to do. One does not wait for the other, nor fail with it. */
export const startIdle = (services: Services) => Promise.allSettled([startLate(services), startOffline(services)]);
