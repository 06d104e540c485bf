const LOOPBACK = '127.0.0.1';
const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/**
 * Where the site listens: with demo people, whose passwords are printed, on this machine only unless HOST says otherwise.
 * @returns `host` undefined: the api's own default
 */
export function listenHost({ asked, hasDemo }: { asked: string | undefined; hasDemo: boolean }): {
  host: string | undefined;
  warning?: string;
} {
  if (!hasDemo) return { host: asked || undefined };
  if (!asked) return { host: LOOPBACK };
  if (isLoopback(asked)) return { host: asked };
  return {
    host: asked,
    warning: `HOST=${asked}: others can reach this site and sign in as its demo people, whose passwords stand below`,
  };
}
