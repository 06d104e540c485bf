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
    warning: `HOST=${asked}: others can reach this site and sign in as its demo people, whose passwords stand below; /dev/mail is closed unless MAIL_PAGE=on`,
  };
}

/**
 * Whether everybody may read the mails at /dev/mail, reset links and codes among them: those who walk through a demo on this machine
 * may; as soon as others can reach the site, only when MAIL_PAGE asks for it by name.
 * @returns undefined: as MAIL_PAGE or the api's own default says
 */
export function mailPage(site: {
  asked: string | undefined;
  host: string | undefined;
  hasDemo: boolean;
  hasMailServer: boolean;
}): 'on' | 'off' | undefined {
  if (site.asked || !site.hasDemo) return undefined;
  if (!site.host || !isLoopback(site.host)) return 'off';
  return site.hasMailServer ? undefined : 'on';
}
