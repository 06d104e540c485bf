import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRelative } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import type { Snapshot } from '../autosave.ts';
import css from './save-line.module.css';

const ICONS = {
  clean: IconCloudCheck,
  pending: IconCloudUp,
  saving: IconCloudUp,
  saved: IconCloudCheck,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  conflict: IconAlertTriangle,
};
const MINUTE_MS = 60_000;

/** Where the last word typed is kept, in a line that changes quietly. */
export function SaveLine({ state, savedAt, failure }: Pick<Snapshot, 'state' | 'savedAt' | 'failure'>) {
  const { t } = useTranslation('listing-form');
  const lang = useLang();
  const now = useClock(MINUTE_MS / 2);
  const Icon = ICONS[state];
  const isOld = state === 'saved' && savedAt !== undefined && now - savedAt > MINUTE_MS;
  const words = isOld ? t('save.savedAt', { ago: formatRelative(savedAt, lang) }) : t(`save.${state}`);
  const isBad = state === 'failed' || state === 'conflict';
  // Readers hear of trouble; that all is well, every other second, nobody wants to hear.
  const tone = isBad ? 'bad' : state === 'offline' ? 'off' : undefined;
  return (
    <span className={css.line} data-tone={tone} aria-live={tone ? 'polite' : 'off'}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <span>{isBad && failure ? failure : words}</span>
    </span>
  );
}

function useClock(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
