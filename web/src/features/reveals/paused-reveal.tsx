import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#lib/api-error.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { PlainButton } from '#ui/link-button.tsx';
import css from './reveal-dialog.module.css';

/** A wait before the next number: counts it down, then offers to ask again. */
export function PausedReveal({ error, onOver }: { error: ApiError; onOver: () => void }) {
  const { t } = useTranslation('reveals');
  const { seconds } = error.data as { seconds: number };
  const { left, start, hasStarted } = useCountdown(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal brings a wait of its own, which begins once
  useEffect(start, [error]);
  const isOver = hasStarted && left === 0;

  return (
    <div className={css.paused}>
      <p role="status">{isOver ? t('pauseOver') : error.message}</p>
      <PlainButton disabled={!isOver} onClick={onOver}>
        {isOver ? t('show') : t('showIn', { left: clock(left) })}
      </PlainButton>
    </div>
  );
}

/** `1:05` */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
