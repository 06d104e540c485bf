import { A_DAY, feature } from '#feature.ts';
import { some } from '#life/events.ts';
import { enforceRetention } from './enforce-retention.ts';
import { type ErasedFiles, removeErasedFiles } from './erasure/forget-files.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      retention: Record<string, never>;
      erased_files: ErasedFiles;
    }
  }
}

export const retentionFeature = feature({
  about: 'How long rows of people stay, and the erasure of closed accounts',
  tasks: (deps) => ({
    retention: () => enforceRetention({ ...deps, dataDir: deps.config.dataDir }),
    erased_files: (payload) => removeErasedFiles({ ...deps, dataDir: deps.config.dataDir }, payload),
  }),
  schedule: [{ task: 'retention', match: '20 1 * * *', options: { backfillPeriod: A_DAY } }],
  retention: [
    { table: 'idempotency_keys', isOver: `created_at < app_now() - interval '3 days'` },
    { table: 'life_events', isOver: `moment < app_now() - interval '90 days'` },
  ],
  owned: ['idempotency_keys'],
  text: {
    people: [
      // An answer repeats what was typed.
      'idempotency_keys.body',
    ],
    ours: ['idempotency_keys.key', 'idempotency_keys.request_hash', 'life_events.event', 'life_events.facts'],
  },
  personal: [
    {
      what: '`idempotency_keys`',
      holds: 'answers of writes, which may repeat what was typed',
      erased: 'erased',
      kept: '3 days',
    },
    {
      what: '`life_events`',
      holds: 'ids: what became of a listing, a person, an office or a plan, and when',
      erased: 'expires',
      kept: '90 days',
    },
  ],
  answers: [
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'answers kept for a repeated call go after three days, and with the account',
    },
  ],
});
