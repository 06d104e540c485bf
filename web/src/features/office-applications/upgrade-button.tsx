import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#lib/api-context.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { beginApplication } from './api.ts';

type Props = { label: string; onBegun: () => void };

/** Begins the account's application to become an office. */
export function UpgradeButton({ label, onBegun }: Props) {
  const api = useApi();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await beginApplication(api, client);
      onBegun();
    } catch {
      // The call layer has said why.
    } finally {
      setBusy(false);
    }
  }
  return (
    <PlainButton data-act="upgrade" aria-disabled={isBusy || undefined} onClick={() => void begin()}>
      {label}
    </PlainButton>
  );
}
