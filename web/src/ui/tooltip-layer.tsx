import { useEffect, useRef, useState } from 'react';
import css from './tooltip-layer.module.css';

/** Spec section 9: a tip opens after 700 ms, at once within 300 ms of the last one. */
export const TIP_DELAY_MS = 700;
export const TIP_SKIP_MS = 300;

type Tip = { text: string; x: number; y: number; above: boolean };

const EDGE = 8;

/**
 * The one tooltip of the page: any element with `data-tip` has it, on a mouse's hover and on keyboard focus. A finger has no hover:
 * what browsers make of its tap would leave the tip hanging over what was just opened.
 * The tip repeats a name the element already carries for readers, hence hidden from them.
 */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: Element | undefined;
    let closedAt = Number.NEGATIVE_INFINITY;
    let open = false;

    const close = () => {
      clearTimeout(timer);
      if (open) closedAt = Date.now();
      open = false;
      current = undefined;
      setTip(undefined);
    };
    const show = (element: HTMLElement) => {
      open = true;
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const above = bottom + 48 > innerHeight;
      setTip({ text: element.dataset.tip ?? '', x: left + width / 2, y: above ? top - EDGE : bottom + EDGE, above });
    };
    const point = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;
      if (element === (current ?? null)) return;
      close();
      if (!element || (event.type === 'focusin' && !element.matches(':focus-visible'))) return;
      current = element;
      const wait = Date.now() - closedAt < TIP_SKIP_MS ? 0 : TIP_DELAY_MS;
      timer = setTimeout(() => show(element), wait);
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();

    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    document.addEventListener('pointerover', point, options);
    document.addEventListener('focusin', point, options);
    document.addEventListener('focusout', close, options);
    document.addEventListener('pointerdown', close, options);
    document.addEventListener('keydown', onKey, options);
    addEventListener('scroll', close, options);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);

  // Kept inside the window: the width is known only once the text is there.
  useEffect(() => {
    if (!tip || !box.current) return;
    const half = box.current.offsetWidth / 2 + EDGE;
    const x = Math.min(Math.max(tip.x, half), innerWidth - half);
    if (x !== tip.x) setTip({ ...tip, x });
  }, [tip]);

  if (!tip) return null;
  return (
    <div
      ref={box}
      aria-hidden="true"
      className={css.tip}
      data-above={tip.above || undefined}
      style={{ translate: `${tip.x}px ${tip.y}px` }}
    >
      <span>{tip.text}</span>
    </div>
  );
}
