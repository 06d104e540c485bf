import { publicKeyOf, VISITOR } from '#features/push/api.ts';
import { mayAsk, switchOn } from '#features/push/device.ts';
import { offerOnce } from '#features/push/kept.ts';
import { toast } from '#lib/toast.ts';
import { loadMessages } from '../messages.ts';
import type { Services } from '../services.ts';
import './push-texts.ts';

type Parts = Pick<Services, 'api' | 'i18n' | 'lang' | 'session'>;

/** Offered once on a device, when there will be something to hear of: the browser asks only whoever says yes here. */
export async function offerPush({ api, i18n, lang, session }: Parts): Promise<void> {
  const { user, status } = session.state();
  const person = user ?? (status === 'anonymous' ? VISITOR : undefined);
  if (!person || !mayAsk() || (await publicKeyOf(api, person)) === null) return;
  if (!offerOnce(user ? 'account' : 'visitor')) return;
  const { push } = await loadMessages(lang, ['push']);
  i18n.addResourceBundle(lang, 'push', push);
  const turnOn = () =>
    switchOn(api, person, lang).then(
      (isOn) => isOn && toast.success(i18n.t('push:changed.on')),
      () => toast.error(i18n.t('push:failed')),
    );
  toast.info(i18n.t(user ? 'push:offer.text' : 'push:offer.visitor'), {
    action: { label: i18n.t('push:offer.action'), run: () => void turnOn() },
  });
}
