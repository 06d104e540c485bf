import type { User } from '@diyar/api/contracts/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { Badge, SettingsCard } from '#ui/desk/settings-card.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { type PushState, stateOf, switchOff, switchOn } from './device.ts';

const TONES = { on: 'good', off: 'plain', denied: 'warning' } as const;
type Settable = keyof typeof TONES;
const isSettable = (state: PushState): state is Settable => state in TONES;

/** Notifications on the device that somebody sits at: how it stands, in words, and the way to change it. */
export function PushCard({ user, publicKey }: { user: User; publicKey: string | null }) {
  const { t } = useTranslation('push');
  const api = useApi();
  const lang = useLang();
  const [state, setState] = useState(() => stateOf(user, publicKey));
  const [isBusy, setBusy] = useState(false);

  async function change(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      if (state === 'on') await switchOff(api);
      else await switchOn(api, user, lang);
      const next = stateOf(user, publicKey);
      if (next === 'on' || state === 'on') toast.success(t(`changed.${next === 'on' ? 'on' : 'off'}`));
    } catch {
      toast.error(t('failed'));
    } finally {
      setState(stateOf(user, publicKey));
      setBusy(false);
    }
  }

  return (
    <SettingsCard
      title={t('title')}
      text={t(`states.${state}`)}
      badge={isSettable(state) && <Badge tone={TONES[state]}>{t(`badges.${state}`)}</Badge>}
    >
      {(state === 'on' || state === 'off') && (
        <PlainButton
          look={state === 'on' ? 'outline' : undefined}
          aria-disabled={isBusy || undefined}
          onClick={() => void change()}
        >
          {t(state === 'on' ? 'switchOff' : 'switchOn')}
        </PlainButton>
      )}
    </SettingsCard>
  );
}
