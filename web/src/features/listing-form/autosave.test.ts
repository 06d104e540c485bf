import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { aContent, aDraft } from '#testing/a-form.ts';
import { createAutosave } from './autosave.ts';
import { type FormContent, fromWire, isSameWire, toWire } from './content.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wire = (content: FormContent) => toWire(content, () => true);
const titled = (titleAr: string) => aContent({ titleAr });
const lost = () => new ApiError('network_error', 0, 'lost');

function anAutosave(known?: FormContent, left?: FormContent[]) {
  const send = vi.fn(async (content: FormContent, version: number) => aDraft(content, { version: version + 1 }));
  const keep = vi.fn();
  const autosave = createAutosave({
    version: known ? 1 : 0,
    known,
    left,
    send,
    keep,
    isOwn: ({ content }, sent) => isSameWire(wire(fromWire(content)), wire(sent)),
  });
  return { autosave, send, keep };
}

describe('saving while one writes', () => {
  it('keeps every word here at once, and sends the last a moment later', async () => {
    const { autosave, send, keep } = anAutosave();
    autosave.change(titled('شقة'));
    autosave.change(titled('شقة للبيع'));
    expect(keep).toHaveBeenCalledTimes(2);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(send.mock.calls).toEqual([[titled('شقة للبيع'), 0]]);
    expect(autosave.snapshot()).toMatchObject({ state: 'saved', version: 1 });
    expect(keep).toHaveBeenLastCalledWith(titled('شقة للبيع'), 1, false, []);
  });

  it('sends what was typed meanwhile after, on the new version', async () => {
    const { autosave, send } = anAutosave();
    send.mockImplementationOnce(async (content, version) => {
      autosave.change(titled('أطول'));
      return aDraft(content, { version: version + 1 });
    });
    autosave.change(titled('شقة'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(send.mock.calls).toEqual([
      [titled('شقة'), 0],
      [titled('أطول'), 1],
    ]);
  });

  it('goes on trying while there is no connection, and loses nothing', async () => {
    const { autosave, send, keep } = anAutosave();
    send.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost());
    autosave.change(titled('شقة'));
    await vi.advanceTimersByTimeAsync(1_300);
    expect(autosave.snapshot().state).toBe('offline');
    expect(keep).toHaveBeenLastCalledWith(titled('شقة'), 0, true, [titled('شقة')]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(autosave.snapshot()).toMatchObject({ state: 'saved', version: 1 });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('knows its own save whose answer was lost', async () => {
    const { autosave, send } = anAutosave();
    send.mockRejectedValueOnce(lost());
    autosave.change(titled('شقة'));
    await vi.advanceTimersByTimeAsync(1_300);
    const theirs = aDraft(titled('شقة'), { version: 1 });
    send.mockRejectedValueOnce(new ApiError('draft_conflict', 409, '', [], { draft: theirs }));
    autosave.change(titled('شقة للبيع'));
    await autosave.flush();
    expect(send).toHaveBeenLastCalledWith(titled('شقة للبيع'), 1);
    expect(autosave.snapshot()).toMatchObject({ state: 'saved', version: 2 });
  });

  it('knows every save it left behind, also from before the page was loaded again', async () => {
    const { autosave, send, keep } = anAutosave(titled('شقة'), [titled('شقة للبيع')]);
    const theirs = aDraft(titled('شقة للبيع'), { version: 2 });
    send.mockRejectedValueOnce(new ApiError('draft_conflict', 409, '', [], { draft: theirs }));
    autosave.change(titled('شقة للبيع في المزة'));
    expect(keep).toHaveBeenLastCalledWith(titled('شقة للبيع في المزة'), 1, true, [titled('شقة للبيع')]);
    await autosave.flush();
    expect(autosave.snapshot()).toMatchObject({ state: 'saved', version: 3 });
  });

  it('does not take its own words for another hand, when they arrived before it asked', async () => {
    const { autosave, send } = anAutosave(titled('شقة'));
    const theirs = aDraft(titled('شقة للبيع'), { version: 2 });
    send.mockRejectedValueOnce(new ApiError('draft_conflict', 409, '', [], { draft: theirs }));
    autosave.change(titled('شقة للبيع'));
    await autosave.flush();
    expect(autosave.snapshot()).toMatchObject({ state: 'saved', version: 3 });
  });

  it('does not take added photos for another hand', async () => {
    const { autosave, send } = anAutosave(titled('شقة'));
    const theirs = aDraft(titled('شقة'), { version: 4 });
    send.mockRejectedValueOnce(new ApiError('draft_conflict', 409, '', [], { draft: theirs }));
    autosave.change(titled('شقة للبيع'));
    await autosave.flush();
    expect(autosave.snapshot()).toMatchObject({ state: 'saved', version: 5 });
  });

  it('stops at another hand’s version until one is chosen', async () => {
    const { autosave, send } = anAutosave(titled('شقة'));
    const theirs = aDraft(titled('بيت'), { version: 3 });
    send.mockRejectedValueOnce(new ApiError('draft_conflict', 409, '', [], { draft: theirs }));
    autosave.change(titled('شقة للبيع'));
    expect(await autosave.flush()).toBe(false);
    expect(autosave.snapshot()).toMatchObject({ state: 'conflict', theirs });
    autosave.change(titled('شقة للبيع في المزة'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    autosave.rebase(3, titled('شقة للبيع في المزة'));
    await vi.advanceTimersByTimeAsync(10);
    expect(send).toHaveBeenLastCalledWith(titled('شقة للبيع في المزة'), 3);
  });

  it('says what was refused, and tries again with the next word only', async () => {
    const { autosave, send } = anAutosave();
    send.mockRejectedValueOnce(new ApiError('draft_limit_reached', 409, 'عندك 50 مسودة'));
    autosave.change(titled('شقة'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(autosave.snapshot()).toMatchObject({ state: 'failed', failure: 'عندك 50 مسودة' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
