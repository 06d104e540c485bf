// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { connectionOf, isOffline } from './connectivity.ts';

afterEach(() => {
  localStorage.clear();
  delete window.__offlineMode;
});

describe('offline', () => {
  it('is no network, the window’s flag or the stored one', () => {
    expect(isOffline()).toBe(false);
    window.__offlineMode = true;
    expect(isOffline()).toBe(true);
    window.__offlineMode = false;
    localStorage.setItem('offlineMode', 'true');
    expect(isOffline()).toBe(true);
  });
});

describe('what the banner says', () => {
  const seen = { line: 'online', sync: 'idle', slow: false } as const;
  it.each([
    [seen, 'online'],
    [{ ...seen, slow: true }, 'slow'],
    [{ ...seen, sync: 'failed', slow: true }, 'syncFailed'],
    [{ ...seen, line: 'reconnected', sync: 'failed' }, 'reconnected'],
    [{ ...seen, line: 'reconnected', sync: 'syncing' }, 'syncing'],
    [{ ...seen, line: 'lost', sync: 'syncing' }, 'lost'],
    [{ ...seen, line: 'offline', slow: true }, 'offline'],
  ] as const)('%o → %s', (given, said) => {
    expect(connectionOf(given)).toBe(said);
  });
});
