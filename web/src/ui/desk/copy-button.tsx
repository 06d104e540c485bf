import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useTranslation } from 'react-i18next';
import { toast } from '#lib/toast.ts';
import { PlainButton } from '../link-button.tsx';

/** Puts `text` on the clipboard, and says whether that worked: without a secure connection browsers refuse. */
export function CopyButton({
  text,
  label,
  name,
}: {
  text: string;
  label: string /** To those who listen. */;
  name?: string;
}) {
  const { t } = useTranslation('desk');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  }
  return (
    <PlainButton look="outline" compact aria-label={name} onClick={copy}>
      <IconCopy size={18} stroke={1.6} aria-hidden /> {label}
    </PlainButton>
  );
}
