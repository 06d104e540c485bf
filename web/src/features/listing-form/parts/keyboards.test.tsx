import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aContent, theFacts } from '#testing/a-form.ts';
import { renderApp } from '#testing/render-app.tsx';
import { ScopeContext } from '../scope.ts';
import { fieldId } from '../tabs.ts';
import { DetailsTab } from './details-tab.tsx';

afterEach(cleanup);

const facts = theFacts();
const scope = {
  content: aContent({}),
  facts: { ...facts, category: { ...facts.category, carries: ['area', 'rooms', 'floor'] } },
  perDollar: undefined,
  change: () => {},
  errorOf: () => undefined,
  touch: () => {},
};

describe('the keys that a phone offers', () => {
  it('have a minus for the floor, which an iPhone’s number keys lack', async () => {
    const form = (
      <ScopeContext value={scope}>
        <DetailsTab textLang="ar" onTextLang={() => {}} />
      </ScopeContext>
    );
    const { container } = await renderApp(form, { ns: ['listing-form'] });
    const keysOf = (path: string) => container.querySelector(`[id="${fieldId(path)}"]`)?.getAttribute('inputmode');
    expect(keysOf('floor')).toBe('text');
    expect(keysOf('area')).toBe('decimal');
  });
});

describe('a number that is left', () => {
  it.each([
    ['price', '125.000', '125,000'],
    ['price', '$1.200,50', '1200.5'],
    ['area', '١٢٠،٥ م٢', '120.5'],
    ['price', 'غالي', undefined],
    ['price', '50 ليرة', undefined],
  ])('%s %s is shown as %s', async (path, typed, shown) => {
    const change = vi.fn();
    const { container } = await renderApp(
      <ScopeContext value={{ ...scope, facts, content: aContent({ [path]: typed }), change }}>
        <DetailsTab textLang="ar" onTextLang={() => {}} />
      </ScopeContext>,
      { ns: ['listing-form'] },
    );
    const field = container.querySelector<HTMLInputElement>(`[id="${fieldId(path)}"]`);
    if (field) fireEvent.blur(field);
    // What is none stays as it was typed.
    if (shown === undefined) expect(change).not.toHaveBeenCalled();
    else expect(change).toHaveBeenCalledWith(expect.objectContaining({ [path]: shown }));
    expect(field?.value).toBe(typed);
  });
});
