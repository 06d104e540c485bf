// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canReopen, reopen } from './reopen.ts';

const controlledBy = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});

beforeEach(() => {
  reload.mockClear();
  controlledBy({});
  history.replaceState({ idx: 3, key: 'walked', usr: { from: '/about' } }, '');
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('opening the address as a document of its own', () => {
  it('is done once for a place: the opened document is not opened again', () => {
    expect(canReopen()).toBe(true);
    reopen();
    expect(reload).toHaveBeenCalledOnce();
    expect(history.state).toEqual({ idx: 3, usr: { from: '/about' } });
    expect(canReopen()).toBe(false);
  });

  it('needs a service worker: without one the browser would show its own failure', () => {
    controlledBy(null);
    expect(canReopen()).toBe(false);
  });

  it('is not done in a document that came from the worker', () => {
    history.replaceState({ idx: 0 }, '');
    expect(canReopen()).toBe(false);
    history.replaceState(null, '');
    expect(canReopen()).toBe(false);
  });
});
