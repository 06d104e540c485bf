import type { Db } from '@diyar/db';
import type { Config } from '#config.ts';

/** `environment`: as the operator set it; left alone, it says nothing. */
type Settings = Pick<Config, 'mail' | 'phoneWebhook' | 'paymentProvider'> & { environment: string | undefined };

const LOOPBACK = /^(?:localhost|\[::1\]|127\.[\d.]+)$/;
/** Ids that the demo's people have (`seedId`) are of version 5, those of everybody who signs up of version 7. */
const IS_SEEDED = `substr(id::text, 15, 1) = '5'`;
/** Names that nobody can own (RFC 2606), so no mail there reaches anybody. */
const HAS_INVENTED_ADDRESS = `email ~* '[@.](example|test|invalid|example[.](com|net|org))$'`;

/** In one sentence, why the clock must stay as it is; undefined where it may be moved. */
export async function refusalOf(owner: Db | undefined, settings: Settings): Promise<string | undefined> {
  const setting = productionSetting(settings);
  if (setting) return `The clock is moved on test sites only, and ${setting}.`;
  if (!owner || !(await mayMove(owner)))
    return 'Only the owner of the database moves the clock: DATABASE_OWNER_URL is missing, or names a role that may not write app_clock.';
  const { demo, others } = await peopleOf(owner);
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

async function peopleOf(owner: Db): Promise<{ demo: number; others: number }> {
  const { rows } = await owner.raw<{ rows: [{ demo: number; others: number }] }>(
    `select count(*) filter (where is_demo)::int as demo, count(*) filter (where not is_demo)::int as others
     from (select ${IS_SEEDED} or coalesce(${HAS_INVENTED_ADDRESS}, false) as is_demo from users where erased_at is null) people`,
  );
  return rows[0];
}
