import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

/** Without a provider nothing was rendered elsewhere first: a part on its own, as in tests. */
const HydratedContext = createContext(typeof document !== 'undefined');

/** Tells everything below when the page has been taken over, without keeping the visitor's next press waiting for it. */
export function HydratedProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** False on the server and in the first client render, true after: for what depends on the clock or the device. */
export const useHydrated = (): boolean => useContext(HydratedContext);
