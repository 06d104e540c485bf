import { countPeople, type Db } from '@diyar/db';
import type { Config } from '#config.ts';

/** `environment`: as the operator set it; left alone, it says nothing. */
type Settings = Pick<Config, 'mail' | 'phoneWebhook' | 'paymentProvider'> & { environment: string | undefined };

const LOOPBACK = /^(?:localhost|\[::1\]|127\.[\d.]+)$/;
/** In one sentence, why the clock must stay as it is; undefined where it may be moved. */
export async function refusalOf(owner: Db | undefined, settings: Settings): Promise<string | undefined> {
  const setting = productionSetting(settings);
  if (setting) return `The clock is moved on test sites only, and ${setting}.`;
  if (!owner || !(await mayMove(owner)))
    return 'Only the owner of the database moves the clock: DATABASE_OWNER_URL is missing, or names a role that may not write app_clock.';
  const { demo, others } = await countPeople(owner);
  if (others > 0)
    return `The clock is moved on sites with demo people only, and ${others} of the people here are not the demo's (an address under .example or .test counts as invented).`;
  if (demo === 0) return 'The clock is moved on sites with demo people only, and this one has none.';
  return undefined;
}

function productionSetting({ environment, mail, phoneWebhook, paymentProvider }: Settings): string | undefined {
  if (environment === 'production') return 'NODE_ENV is production here';
  const reaching = {
    SMTP_URL: mail.smtpUrl,
    PHONE_WEBHOOK_URL: phoneWebhook?.url,
    PAYMENT_PROVIDER_URL: paymentProvider?.url,
  };
  const name = Object.entries(reaching).find(([, url]) => url && !LOOPBACK.test(new URL(url).hostname))?.[0];
  return name && `${name} reaches beyond this machine`;
}

async function mayMove(owner: Db): Promise<boolean> {
  const { rows } = await owner.raw<{ rows: [{ may: boolean }] }>(
    `select has_table_privilege('app_clock', 'update') as may`,
  );
  return rows[0].may;
}
