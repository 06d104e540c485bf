import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import css from './dropdown.module.css';

type Props = {
  label: string;
  /** The chosen value, shown in the label's place. */
  chosen?: string;
  width?: number;
  /** What is chosen is an amount, which is never cut: what was left of it would be another one. */
  isAmount?: boolean;
  children: ReactNode;
};

/** A button of the filter bar and the panel under it. Escape and pressing elsewhere close it; the page stays usable. */
export function Dropdown({ label, chosen, width = 360, isAmount, children }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const away = ({ type, target }: Event) => {
      if (!(target instanceof Node) || box.current?.contains(target)) return;
      // Words pressed in the panel take the focus to the page's main part, which the panel stands in.
      if (type === 'focusin' && target.contains(box.current)) return;
      setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={box} className={css.box} data-chosen={chosen ? true : undefined} data-amount={isAmount}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={open}
        aria-controls={id}
        data-chosen={chosen ? true : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={css.words}>
          {chosen && <span className="d-visually-hidden">{label}: </span>}
          <bdi>
            <WholeNumbers>{chosen ?? label}</WholeNumbers>
          </bdi>
        </span>
        <IconChevronDown size={16} stroke={2} aria-hidden />
      </button>
      <div id={id} role="dialog" aria-label={label} className={css.panel} hidden={!open} style={{ inlineSize: width }}>
        {open && children}
      </div>
    </div>
  );
}
