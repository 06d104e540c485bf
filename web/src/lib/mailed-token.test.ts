// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hideMailedToken, useMailedToken } from './mailed-token.ts';

const PAGE = '/verify-email';
const read = () => renderHook(() => useMailedToken(PAGE)).result.current;

beforeEach(() => {
  read().spent();
  history.replaceState({ key: 'kept' }, '', '/');
});

describe('the secret of a mailed link', () => {
  it('leaves the address, whose rest stays, and is told to its page only', () => {
    history.replaceState({ key: 'kept' }, '', `${PAGE}?token=abc&lang=ar#top`);
    hideMailedToken();
    expect(location.href).toMatch(/\/verify-email\?lang=ar#top$/);
    expect(history.state).toEqual({ key: 'kept' });
    expect(read().token).toBe('abc');
    expect(renderHook(() => useMailedToken('/reset-password')).result.current.token).toBeNull();
  });

  it('survives a reload, and is gone once it is spent', () => {
    history.replaceState(null, '', `${PAGE}?token=abc`);
    hideMailedToken();
    hideMailedToken();
    expect(read().token).toBe('abc');
    read().spent();
    expect(read().token).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
