import { describe, expect, it } from 'vitest';
import { listenHost, mailPage } from './listen-host.ts';

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

describe('the page of mails', () => {
  const demo = { asked: undefined, hasDemo: true, hasMailServer: false };

  it('is open to who walks through a demo on this machine', () => {
    expect(mailPage({ ...demo, host: '127.0.0.1' })).toBe('on');
    expect(mailPage({ ...demo, host: '127.0.0.1', hasMailServer: true })).toBeUndefined();
  });

  it('is closed once others can reach the site, unless it is asked for by name', () => {
    for (const host of ['0.0.0.0', '::', '192.168.1.5', undefined]) expect(mailPage({ ...demo, host })).toBe('off');
    expect(mailPage({ ...demo, host: '0.0.0.0', asked: 'on' })).toBeUndefined();
  });

  it('is the api’s own matter without demo people', () => {
    expect(mailPage({ ...demo, host: '0.0.0.0', hasDemo: false })).toBeUndefined();
  });
});
