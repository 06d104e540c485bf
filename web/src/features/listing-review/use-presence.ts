import { useEffect, useState } from 'react';
import { useApi } from '#lib/api-context.ts';
import { enter, leave, type Viewer } from './api.ts';

/** A listing that is decided at once is nobody's reading. */
const SETTLED_MS = 700;
/** The server forgets an administrator who has said nothing for five minutes. */
const REPEAT_MS = 30_000;

/** The listing has been on screen for a moment. */
export function useSettled(id: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return settled === id;
}

/** Says that the listing is open here, and learns who else has it open. */
export function usePresence(id: string, isOpen: boolean): readonly Viewer[] {
  const api = useApi();
  const [viewers, setViewers] = useState<readonly Viewer[]>([]);

  useEffect(() => {
    if (!isOpen) return;
    let isHere = true;
    const reportPresence = async () => {
      // The other reviewers' presence is a courtesy: without the answer the review goes on.
      const others = await enter(api, id).catch(() => []);
      if (isHere) setViewers(others);
    };
    void reportPresence();
    const repeat = setInterval(reportPresence, REPEAT_MS);
    return () => {
      isHere = false;
      clearInterval(repeat);
      setViewers([]);
      void leave(api, id).catch(() => undefined);
    };
  }, [api, id, isOpen]);

  return viewers;
}
