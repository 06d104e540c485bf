import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Interface of Google Identity Services, as far as we use it: a button, and a token for whoever is `person` now. */
const SCRIPT = `(() => {
  const folder = new URL('.', document.currentScript.src);
  let options;
  const answer = async () => {
    const address = new URL('token', folder);
    address.searchParams.set('nonce', options.nonce);
    const response = await fetch(address);
    options.callback(response.ok ? { credential: await response.text() } : {});
  };
  const renderButton = (slot, { locale, width }) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Google (' + locale + ')' });
    button.dataset.google = '';
    button.style.cssText = 'min-height:44px;color:#000;background:#fff;width:' + width + 'px';
    button.onclick = answer;
    slot.append(button);
  };
  window.google = { accounts: { id: { initialize: (given) => { options = given; }, renderButton, prompt: () => {} } } };
})()`;

/** A provider of identities with keys of its own, as Google publishes its keys; browsers can sign in with it. */
export async function oidcIssuer(clientId = 'diyar-test-client') {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  let person: JWTPayload | undefined;
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/certs') return response.end(JSON.stringify({ keys: [jwk] }));
    if (pathname === '/gsi/client') return response.setHeader('content-type', 'text/javascript').end(SCRIPT);
    if (!person) return response.writeHead(404).end();
    response.end(await token({ ...person, nonce: searchParams.get('nonce') ?? '' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** A token of this issuer; `key: 'foreign'` signs with one it never published. */
  function token(claims: JWTPayload, { key = 'own', minutes = 5 }: { key?: 'own' | 'foreign'; minutes?: number } = {}) {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: url, aud: clientId, iat: now, exp: now + minutes * 60, email_verified: true, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(key === 'own' ? own.privateKey : foreign.privateKey);
  }

  return {
    settings: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_ISSUER: url,
      GOOGLE_JWKS_URL: `${url}/certs`,
      GOOGLE_SCRIPT_URL: `${url}/gsi/client`,
    },
    token,
    /** The person at the button; nobody; nobody: Google sends no credential. */
    become: (claims: JWTPayload | undefined) => {
      person = claims;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
