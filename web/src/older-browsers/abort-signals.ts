import { addMissing } from './missing.ts';

type Signals = { any?: unknown; timeout?: unknown; prototype: AbortSignal };

/** Chrome 100, 103 and 116, Safari 16 and 17.4, Firefox 124: signals made of others, and of time. */
export function mendAbortSignals(signals: Signals = AbortSignal): void {
  addMissing(signals, {
    any(all: Iterable<AbortSignal>) {
      const controller = new AbortController();
      const { signal } = controller;
      for (const one of all) {
        const follow = () => controller.abort(one.reason);
        if (one.aborted) follow();
        else one.addEventListener('abort', follow, { once: true, signal });
      }
      return signal;
    },
    timeout(ms: number) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
      return controller.signal;
    },
  });
  addMissing(signals.prototype, {
    throwIfAborted(this: AbortSignal) {
      // Before Chrome 98 a signal keeps no reason.
      if (this.aborted) throw this.reason ?? new DOMException('signal is aborted', 'AbortError');
    },
  });
}
