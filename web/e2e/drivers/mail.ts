import { expect } from 'vitest';
import { PATIENCE_MS } from './checks.ts';

type Mail = { to: string; text: string; html: string; subject: string };

/** The newest mail to someone whose text matches, read from the development mail page once the worker has written it. */
export async function mailTo(site: string, address: string, pattern: RegExp): Promise<Mail> {
  const read = async () => {
    const response = await fetch(`${site}/dev/mail.json?to=${encodeURIComponent(address)}`);
    const { mails } = (await response.json()) as { mails: Mail[] };
    return mails.find(({ text }) => pattern.test(text));
  };
  await expect.poll(read, { timeout: PATIENCE_MS, interval: 300 }).toBeDefined();
  return (await read()) as Mail;
}

/** The link in it, as a path of the site that is tested. */
export async function linkTo(site: string, address: string, path: string): Promise<string> {
  const { text } = await mailTo(site, address, new RegExp(`${path}\\?token=`));
  const link = new RegExp(`https?://\\S+?(${path}\\?token=\\S+)`).exec(text)?.[1];
  if (!link) throw new Error(`no link to ${path}`);
  return link;
}
