import { useRef } from 'react';

/** A key for what a form sends: the same as long as it sends the same, so a retry repeats the answer and not the effect. */
export function useRequestKey(): (body: object) => string {
  const last = useRef({ sent: '', key: '' });
  return (body) => {
    const sent = JSON.stringify(body);
    if (last.current.sent !== sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
}
