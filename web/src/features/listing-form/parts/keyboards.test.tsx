import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aContent, theFacts } from '../../../../testing/a-form.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
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
  faultOf: () => undefined,
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
