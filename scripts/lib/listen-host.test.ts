import { describe, expect, it } from 'vitest';
import { listenHost } from './listen-host.ts';

describe('where npm start listens', () => {
  it('is this machine only while there are demo people', () => {
    expect(listenHost({ asked: undefined, hasDemo: true })).toEqual({ host: '127.0.0.1' });
    expect(listenHost({ asked: '', hasDemo: true })).toEqual({ host: '127.0.0.1' });
    expect(listenHost({ asked: 'localhost', hasDemo: true })).toEqual({ host: 'localhost' });
  });

  it('is what HOST says, with a warning', () => {
    expect(listenHost({ asked: '0.0.0.0', hasDemo: true })).toEqual({
      host: '0.0.0.0',
      warning: expect.stringContaining('demo people'),
    });
  });

  it("is the api's default without demo people", () => {
    expect(listenHost({ asked: undefined, hasDemo: false })).toEqual({ host: undefined });
    expect(listenHost({ asked: '0.0.0.0', hasDemo: false })).toEqual({ host: '0.0.0.0' });
  });
});
