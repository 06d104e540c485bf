/** React has had it since 18; libraries that also serve 17 bring a copy along. */
export { useSyncExternalStore } from 'react';
