import { oidcIssuer } from '../../../api/testing/oidc-issuer.ts';
import { startOwnServer } from './own-server.ts';
import type { RunningSite } from './site.ts';

export type GoogleSite = RunningSite & { issuer: Awaited<ReturnType<typeof oidcIssuer>> };

/**
 * A second server over the running site's database, in which a provider of our own takes Google's place: its script, its keys
 * and its tokens come through the same doors as Google's would.
 */
export async function siteWithGoogle(): Promise<GoogleSite> {
  const issuer = await oidcIssuer();
  try {
    const { url, close } = await startOwnServer(issuer.settings);
    return { url, issuer, close: () => close().then(issuer.close) };
  } catch (error) {
    await issuer.close();
    throw error;
  }
}
