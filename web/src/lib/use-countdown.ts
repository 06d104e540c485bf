import { useEffect, useState } from 'react';

/** Whole seconds left, counted by the clock: a phone that slept does not wait longer. */
export function useCountdown(seconds: number): { left: number; start: () => void; hasStarted: boolean } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    left,
    hasStarted: until > 0,
    start: () => {
      const started = Date.now();
      setNow(started);
      setUntil(started + seconds * 1000);
    },
  };
}
