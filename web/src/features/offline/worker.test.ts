// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from './worker.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(): void {}
}

type Registered = { active: FakeWorker | null; installing: FakeWorker | null; waiting: FakeWorker | null };
function aBrowser(registered: Registered, controller: FakeWorker | null) {
  const registration = Object.assign(new EventTarget(), { ...registered, update: async () => {} });
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: async () => registration,
    ready: Promise.resolve({ active: null }),
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  return { registration, workers };
}

describe('a new version', () => {
  const onNewVersion = vi.fn();
  const hooks = { onNewVersion, onSend: () => {}, onPush: () => {}, onOpened: () => {} };
  beforeEach(() => {
    vi.useFakeTimers();
    onNewVersion.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is none on a first visit, though the worker has the page when it says that it is installed', async () => {
    const first = new FakeWorker();
    const { workers } = aBrowser({ active: null, installing: first, waiting: null }, null);
    await registerWorker(hooks);
    workers.controller = first;
    first.become('installed');
    expect(onNewVersion).not.toHaveBeenCalled();
  });

  it('is none when the first worker is heard of only after it took the page over', async () => {
    const first = new FakeWorker();
    const { registration } = aBrowser({ active: null, installing: null, waiting: null }, null);
    await registerWorker(hooks);
    registration.active = first;
    registration.installing = first;
    registration.dispatchEvent(new Event('updatefound'));
    first.become('installed');
    expect(onNewVersion).not.toHaveBeenCalled();
  });

  it('is offered when another worker is installed beside the one at work, on a first visit too', async () => {
    const [old, next] = [new FakeWorker(), new FakeWorker()];
    const { registration } = aBrowser({ active: old, installing: null, waiting: null }, null);
    await registerWorker(hooks);
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    next.become('installed');
    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  it('is offered when it waited before the page came', async () => {
    const [old, next] = [new FakeWorker(), new FakeWorker()];
    aBrowser({ active: old, installing: null, waiting: next }, old);
    await registerWorker(hooks);
    expect(onNewVersion).toHaveBeenCalledOnce();
  });
});
