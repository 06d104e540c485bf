// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBusy } from './is-busy.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.body.innerHTML = '';
});

/** A map of this height, this far down the window. */
function aMap(top: number, height = 300): void {
  const map = document.createElement('div');
  map.className = 'maplibregl-map';
  map.getBoundingClientRect = () => new DOMRect(0, top, 400, height);
  document.body.append(map);
}

describe('the sign-up popup waits', () => {
  it('for nobody who only reads', () => expect(isBusy()).toBe(false));

  it('while a map is on the screen, and not for one below it or out of sight', () => {
    aMap(innerHeight + 10);
    aMap(-400);
    aMap(0, 0);
    expect(isBusy()).toBe(false);
    aMap(innerHeight - 10);
    expect(isBusy()).toBe(true);
  });

  it.each(['input', 'textarea', 'select'])('while somebody is in a field (%s)', (tag) => {
    const field = document.createElement(tag);
    document.body.append(field);
    field.focus();
    expect(isBusy()).toBe(true);
    field.blur();
    expect(isBusy()).toBe(false);
  });

  it('while another dialog is open', () => {
    document.body.innerHTML = '<dialog open></dialog>';
    expect(isBusy()).toBe(true);
  });
});
