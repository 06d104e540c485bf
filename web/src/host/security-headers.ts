import { createHash } from 'node:crypto';

type Options = {
  inlineScripts: readonly string[];
  /** Hosts of ours or the operator's that pictures and map tiles may come from. */
  imageHosts?: readonly string[];
  connectHosts?: readonly string[];
  /** Google Identity Services, where it is configured: its script, its style, its frames and calls below the same folder. */
  signInScript?: string;
  /** Vite's live reload speaks over a web socket. */
  dev: boolean;
  https: boolean;
};

/** The headers of every page. No nonce, as cached HTML can't carry one: inline scripts are named by their hashes. */
export function securityHeaders({
  inlineScripts,
  imageHosts = [],
  connectHosts = [],
  signInScript,
  dev,
  https,
}: Options): Record<string, string> {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const signIn = signInScript ? [new URL('.', signInScript).href] : [];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...(signInScript ? [signInScript] : [])],
    'style-src': ["'self'", "'unsafe-inline'", ...signIn.map((folder) => `${folder}style`)],
    'img-src': ["'self'", 'data:', 'blob:', ...imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectHosts, ...signIn, ...(dev ? ['ws:'] : [])],
    ...(signInScript && { 'frame-src': signIn }),
    // A film that was chosen for a listing is played from the device, to take its still picture.
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    // Google's sign-in window must be able to answer the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
