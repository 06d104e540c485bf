// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBusy, watchMaps } from './is-busy.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.body.innerHTML = '';
});

/** A map of this height, this far down the window. */
function aMap(top: number, height = 300): HTMLElement {
  const map = document.createElement('div');
  map.className = 'maplibregl-map';
  map.getBoundingClientRect = () => new DOMRect(0, top, innerWidth, height);
  document.body.append(map);
  return map;
}

describe('the sign-up popup waits', () => {
  it('for nobody who only reads', () => expect(isBusy()).toBe(false));

  it('while a map fills the window, and not for a small one, or one out of sight', () => {
    aMap(innerHeight + 10, innerHeight);
    aMap(-innerHeight, innerHeight);
    aMap(0, 0);
    aMap(100, innerHeight * 0.3);
    expect(isBusy()).toBe(false);
    aMap(innerHeight * 0.5, innerHeight);
    expect(isBusy()).toBe(true);
  });

  it.each(['pointerdown', 'wheel', 'keydown'])('for ten seconds after a map was used (%s)', (type) => {
    vi.useFakeTimers();
    const unwatch = watchMaps();
    const map = aMap(100, 200);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isBusy()).toBe(false);
    map.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isBusy()).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(isBusy()).toBe(false);
    unwatch();
    map.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isBusy()).toBe(false);
    vi.useRealTimers();
  });

  it.each(['input', 'textarea', 'select'])('while somebody is in a field (%s)', (tag) => {
    const field = document.createElement(tag);
    document.body.append(field);
    field.focus();
    expect(isBusy()).toBe(true);
    field.blur();
    expect(isBusy()).toBe(false);
  });

  it('while a panel of filters is open, and not for one that is closed', () => {
    document.body.innerHTML = '<div role="dialog" hidden></div>';
    expect(isBusy()).toBe(false);
    document.body.innerHTML = '<div role="dialog"></div>';
    expect(isBusy()).toBe(true);
  });

  it('while another dialog is open', () => {
    document.body.innerHTML = '<dialog open></dialog>';
    expect(isBusy()).toBe(true);
  });
});
