/** Push services of the browsers: the only hosts that a subscription may name, however well it is formed. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const DOMAINS = ['.push.apple.com', '.notify.windows.com'];

/** `local`: a service of the test on this machine, in the clear. */
export function isPushService(endpoint: string, { local }: { local: boolean }): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (local && protocol === 'http:' && hostname === '127.0.0.1') return true;
  const isKnown = HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
  return isKnown && protocol === 'https:' && port === '' && username === '' && password === '';
}
