import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type AdminPayee, ALL_PAYEES, decidePayee, stopPayee, updatePayee } from './api.ts';
import { valuesOf } from './fields-of.ts';

export type Act = 'confirm' | 'refuse' | 'withdraw' | 'stop' | 'resume';
type Props = { act: Act; payee: AdminPayee; onClose: () => void };

const CONSEQUENCES = {
  confirm: ['shown', 'mailed'],
  refuse: ['nothing', 'mailed'],
  withdraw: ['nothing', 'mailed'],
  stop: ['stopped', 'paid', 'mailed'],
  resume: ['second', 'mailed'],
} as const satisfies Record<Act, readonly string[]>;

/** Asks before an administrator's word about where money goes; the call layer asks for the code. */
export function DecideDialog({ act, payee, onClose }: Props) {
  const { t } = useTranslation('payees');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const { id, method, proposal, facts } = payee;
  const named = proposal?.facts ?? facts;
  const name = isolate((lang === 'ar' ? named?.nameAr : named?.nameEn) ?? '');
  const refresh = () => client.invalidateQueries({ queryKey: ALL_PAYEES });

  async function send() {
    if (act === 'stop') await stopPayee(api, id);
    else if (act === 'resume') await updatePayee(api, id, { method, ...valuesOf(payee) });
    else if (proposal)
      await decidePayee(api, id, { proposal: proposal.id, decision: act === 'confirm' ? 'confirm' : 'refuse' });
    toast.success(t(`acts.${act}.done`));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog
      title={t(`acts.${act}.title`, { name })}
      consequences={CONSEQUENCES[act].map((line) => t(`consequences.${line}`))}
      confirm={t(`acts.${act}.button`)}
      isDangerous={act === 'stop' || act === 'refuse'}
      onConfirm={send}
      stale={[
        'payee_decided',
        'payee_not_found',
        'payee_own_proposal',
        'payee_proposer_left',
        'payee_stopped',
        'payee_waits',
      ]}
      onStale={() => void refresh()}
      onClose={onClose}
    />
  );
}
