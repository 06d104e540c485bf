import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#lib/toast.ts';
import { PlainButton } from '#ui/link-button.tsx';

type Props = {
  label: string;
  fileName: string;
  fetch: () => Promise<Blob>;
  look?: 'plain' | 'outline';
  children?: string;
};

/** Fetches a file that only the signed-in user may read, and hands it to the browser's downloads. */
export function Download({ label, fileName, fetch, look = 'outline', children }: Props) {
  const { t } = useTranslation('credits');
  const [isBusy, setBusy] = useState(false);
  async function save() {
    if (isBusy) return;
    setBusy(true);
    try {
      const url = URL.createObjectURL(await fetch());
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch {
      // The reason is a status at most; what helps is another try.
      toast.error(t('receipt.failed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <PlainButton
      look={look}
      compact
      data-act="download"
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={() => void save()}
    >
      {isBusy ? t('receipt.busy') : (children ?? label)}
    </PlainButton>
  );
}
