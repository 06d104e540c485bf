import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconLoader2 from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs';
import IconUnlink from '@tabler/icons-react/dist/esm/icons/IconUnlink.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import css from './link-mark.module.css';

/** State of a mailed link. `used`: it did its work before; `missing`: the address came without its secret. */
export type LinkState = 'ready' | 'working' | 'done' | 'used' | 'invalid' | 'missing' | 'offline';

const ICONS = {
  ready: IconUserX,
  working: IconLoader2,
  done: IconCircleCheck,
  used: IconCircleCheck,
  invalid: IconUnlink,
  missing: IconUnlink,
  offline: IconWifiOff,
};

/** The state at a glance; its words stand below. */
export function LinkMark({ state }: { state: LinkState }) {
  const Icon = ICONS[state];
  return (
    <span className={css.mark} data-state={state}>
      <Icon size={28} stroke={1.6} aria-hidden />
    </span>
  );
}
