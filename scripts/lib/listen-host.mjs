const LOOPBACK = '127.0.0.1';
const isLoopback = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.');

/**
 * Where the site listens: with demo people, whose passwords are printed, on this machine only unless HOST says otherwise.
 * @param {{ asked: string | undefined, hasDemo: boolean }} options
 * @returns {{ host: string | undefined, warning?: string }} `host` undefined: the api's own default
 */
export function listenHost({ asked, hasDemo }) {
  if (!hasDemo) return { host: asked || undefined };
  if (!asked) return { host: LOOPBACK };
  if (isLoopback(asked)) return { host: asked };
  return {
    host: asked,
    warning: `HOST=${asked}: others can reach this site and sign in as its demo people, whose passwords stand below`,
  };
}
