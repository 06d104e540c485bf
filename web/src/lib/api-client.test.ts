// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest';
import { type ApiDeps, createApi, queryString, type WireReply, type WireRequest } from './api-client.ts';
import { ApiError } from './api-error.ts';

const done = (data: unknown): WireReply => ({ statusCode: 200, body: { success: true, data } });
const failed = (statusCode: number, code: string, message: string): WireReply => ({
  statusCode,
  body: { success: false, code, message, errors: [], statusCode },
});

function anApi(answer: (request: WireRequest) => WireReply | Promise<WireReply>, over: Partial<ApiDeps> = {}) {
  const transport = vi.fn(async (request: WireRequest) => answer(request));
  return { transport, api: createApi({ lang: 'en', transport, clientText: (text) => `<${text}>`, ...over }) };
}

describe('queryString', () => {
  it('drops empty values and repeats lists', () => {
    expect(queryString({ a: 1, b: '', c: null, d: undefined, e: [], f: ['x', '', 'y'], g: false, h: 0 })).toBe(
      '?a=1&f=x&f=y&g=false&h=0',
    );
    expect(queryString()).toBe('');
  });
});

describe('the call layer', () => {
  it('asks under /api in the page’s language and gives the envelope’s data', async () => {
    const { api, transport } = anApi(() => done([1]));
    expect(await api.get('/offices', { query: { page: 2, query: '' } })).toEqual([1]);
    expect(transport).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'GET',
        path: '/api/offices?page=2',
        headers: expect.objectContaining({ 'accept-language': 'en' }),
      }),
    );
  });

  it('names the purse it speaks for in calls about money, and in no other', async () => {
    const { api, transport } = anApi(() => done({}));
    const own = api.of('private', /^\/(subscriptions|placements)(?!\/pricing$)(\/|$)/);
    await own.get('/subscriptions/current');
    await own.get('/placements', { query: { status: 'active' } });
    await own.get('/placements/pricing');
    await own.get('/users/listings');
    await api.get('/subscriptions/current');
    expect(transport.mock.calls.map(([{ path }]) => path)).toEqual([
      '/api/subscriptions/current?purse=private',
      '/api/placements?status=active&purse=private',
      '/api/placements/pricing',
      '/api/users/listings',
      '/api/subscriptions/current',
    ]);
  });

  it('hands over files, and their failures as those of any call', async () => {
    const file = new Blob(['%PDF-'], { type: 'application/pdf' });
    const { api, transport } = anApi(() => ({ statusCode: 200, body: file }));
    expect(await api.getFile('/admin/offices/:id/license', { params: { id: 'a/b' } })).toBe(file);
    expect(transport).toHaveBeenCalledWith(
      expect.objectContaining({ isFile: true, path: '/api/admin/offices/a%2Fb/license' }),
    );
    const { api: other } = anApi(() => failed(404, 'license_missing', 'None'));
    await expect(other.getFile('/admin/offices/:id/license', { params: { id: 'a/b' } })).rejects.toMatchObject({
      code: 'license_missing',
    });
  });

  it('rejects with the server’s code and message', async () => {
    const { api } = anApi(() => failed(402, 'mail_throttled', 'Not enough credit'));
    await expect(api.post('/users/email/verification')).rejects.toMatchObject({
      code: 'mail_throttled',
      statusCode: 402,
      message: 'Not enough credit',
    });
  });

  it('speaks for a server that says nothing', async () => {
    const { api } = anApi(() => ({ statusCode: 502, body: undefined }));
    await expect(api.get('/plans')).rejects.toMatchObject({ code: 'unknown', message: '<server>' });
  });

  it('toasts a failed write unless told not to, and a failed read only when told', async () => {
    const showError = vi.fn();
    const { api } = anApi(() => failed(400, 'bad', 'Wrong'), { showError });
    await api.post('/users/email/verification').catch(() => {});
    await api.get('/plans', { errorToast: true }).catch(() => {});
    expect(showError.mock.calls).toEqual([['Wrong'], ['Wrong']]);
    await api.get('/plans').catch(() => {});
    await api.post('/users/email/verification', { errorToast: false }).catch(() => {});
    expect(showError).toHaveBeenCalledTimes(2);
  });

  it('asks this device alone when offline, in nobody’s name, and writes nothing', async () => {
    const session = {
      isSignedIn: () => true,
      accessToken: vi.fn(async () => 'token'),
      renew: vi.fn(),
      refused: vi.fn(),
    };
    const kept = anApi(() => done(7), { isOffline: () => true, session });
    expect(await kept.api.get('/plans')).toBe(7);
    expect(kept.transport.mock.calls[0]?.[0]).toMatchObject({ onlyKept: true });
    expect(kept.transport.mock.calls[0]?.[0].headers).not.toHaveProperty('authorization');

    const { api, transport } = anApi(() => Promise.reject(new TypeError('nothing is kept')), { isOffline: () => true });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await expect(api.get('/plans')).rejects.toMatchObject({ code: 'offline', message: '<offlineNoCache>' });
    // Chosen, with a network at hand.
    await expect(api.get('/plans')).rejects.toMatchObject({ code: 'offline', message: '<noCache>' });
    onLine.mockRestore();
    await expect(api.post('/users/email/verification')).rejects.toMatchObject({
      code: 'offline',
      message: '<offline>',
    });
    expect(transport).toHaveBeenCalledTimes(2);
  });

  it('says of a refusal without words that the request failed', async () => {
    const wordless = anApi(() => ({ statusCode: 418, body: undefined }));
    await expect(wordless.api.get('/plans')).rejects.toMatchObject({ statusCode: 418, message: '<requestFailed>' });
  });

  it('calls a lost connection a network error, and an abort an abort', async () => {
    await expect(anApi(() => Promise.reject(new TypeError('fetch failed'))).api.get('/plans')).rejects.toMatchObject({
      code: 'network_error',
    });
    const abort = new DOMException('stop', 'AbortError');
    await expect(anApi(() => Promise.reject(abort)).api.get('/plans')).rejects.not.toBeInstanceOf(ApiError);
  });

  it('sends one idempotency key over the retry after a renewed session', async () => {
    const seen: (string | undefined)[] = [];
    const { api } = anApi((request) => {
      seen.push(request.headers['idempotency-key']);
      return request.headers.authorization === 'Bearer new' ? done('ok') : failed(401, 'expired', 'Expired');
    }, aSession());
    expect(await api.post('/users/email/verification', { idempotencyKey: true })).toBe('ok');
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  describe('where a fresh proof is asked for', () => {
    const ways = { password: true, mail: true, google: false, secondFactor: false };
    const asks: WireReply = {
      statusCode: 403,
      body: { success: false, code: 'proof_required', message: 'Confirm first', errors: null, data: ways },
    };
    const good = (request: WireRequest) => (request.headers['x-proof'] === 'good' ? done('changed') : asks);
    const proofOf = ({ headers }: WireRequest) => headers['x-proof'];

    it('asks the person and sends the same once more; what needs none gets none', async () => {
      const proofs = { kept: async () => undefined, ask: vi.fn(async () => 'good') };
      const { api, transport } = anApi(good, { proofs });
      expect(await api.put('/users/password', { body: { newPassword: 'x' } })).toBe('changed');
      expect(proofs.ask).toHaveBeenCalledExactlyOnceWith(ways);
      expect(transport.mock.calls.map(([request]) => [request.body, proofOf(request)])).toEqual([
        [{ newPassword: 'x' }, undefined],
        [{ newPassword: 'x' }, 'good'],
      ]);
    });

    it('uses the proof of a moment ago first, and asks again when that is too old', async () => {
      const ask = vi.fn(async () => 'good');
      const fresh = anApi(good, { proofs: { kept: async () => 'good', ask } });
      expect(await fresh.api.post('/users/email/verification')).toBe('changed');
      expect(ask).not.toHaveBeenCalled();
      const old = anApi(good, { proofs: { kept: async () => 'old', ask } });
      expect(await old.api.post('/users/email/verification')).toBe('changed');
      expect(old.transport.mock.calls.map(([request]) => proofOf(request))).toEqual([undefined, 'old', 'good']);
    });

    it('gives the refusal back when the person calls it off', async () => {
      const { api } = anApi(good, { proofs: { kept: async () => undefined, ask: async () => undefined } });
      await expect(api.post('/users/email/verification')).rejects.toMatchObject({
        code: 'proof_required',
        message: 'Confirm first',
      });
    });
  });

  it('gives a visitor’s 401 back as it is', async () => {
    const { api, transport } = anApi(() => failed(401, 'login_required', 'Log in'));
    await expect(api.get('/users/profile')).rejects.toMatchObject({ statusCode: 401 });
    expect(transport).toHaveBeenCalledTimes(1);
  });
});

function aSession(): Partial<ApiDeps> {
  let token = 'old';
  const renew = async () => {
    token = 'new';
  };
  return { session: { isSignedIn: () => true, accessToken: async () => token, renew, refused: () => {} } };
}
