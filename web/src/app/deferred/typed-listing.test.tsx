import { CARRIES } from '@diyar/api/rules/categories';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readCopy } from '#features/listing-form/local-copy.ts';
import { OpenedForm } from '#features/listing-form/opened-form.tsx';
import { chooseLanguage } from '#lib/choose-language.ts';
import type { Lang } from '#lib/language.ts';
import { aContent, aDraft, anAttribute, theFacts } from '#testing/a-form.ts';
import { renderApp } from '#testing/render-app.tsx';
import { restoreTyped } from './restore-typed.ts';
import { watchTyped } from './typed-words.ts';

const ID = '019b7797-1648-78c4-a825-4d946a22c799';
const ATTRIBUTES = [
  ...theFacts().attributes,
  anAttribute({ slug: 'view', name: 'الإطلالة', type: 'text' }),
  anAttribute({ slug: 'lift', name: 'المصعد', type: 'boolean' }),
];

beforeAll(watchTyped);
beforeEach(() => {
  history.replaceState(null, '', '/dashboard/properties/new');
  document.documentElement.dataset.ready = '';
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const aPlace = (key: string) => ({ id: key, key, name: key, slug: key, bbox: null });
const answer = (data: unknown) => ({ statusCode: 200, body: { success: true, message: '', statusCode: 200, data } });

/** The form of a draft, whose server takes no save: what is typed is on this device alone. */
async function open(lang: Lang) {
  const { category, transactionTypes } = theFacts({ carries: [...CARRIES] });
  const page = await renderApp(
    <OpenedForm
      id={ID}
      owner="me"
      isNew={false}
      photos={() => null}
      featureIcon={() => null}
      signOf={() => () => null}
      onAnother={() => {}}
    />,
    {
      lang,
      ns: ['listing-form'],
      answer: ({ method, path }) => {
        if (method !== 'GET')
          return { statusCode: 503, body: { success: false, message: '', statusCode: 503, data: null, errors: null } };
        if (path.includes('/draft')) return answer({ draft: aDraft(aContent()) });
        if (path.includes('/transaction-types')) return answer({ transactionTypes });
        if (path.includes('/categories/')) return answer({ category, attributes: ATTRIBUTES });
        if (path.includes('/neighborhoods')) return answer({ neighborhoods: [] });
        if (path.endsWith('/cities')) return answer({ cities: [aPlace('homs')] });
        if (path.endsWith('/provinces')) return answer({ provinces: [aPlace('homs')] });
        return { statusCode: 404, body: {} };
      },
    },
  );
  await page.findAllByRole('tab');
  return page;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controls = () => [
  ...document.querySelectorAll<Control>(
    '[role=tabpanel] :is(input:not([type=hidden], [type=file]), textarea, select):not(:disabled)',
  ),
];
const held = () => controls().map((control) => [control.type, control.value, 'checked' in control && control.checked]);
const TABS = [1, 2, 3];
const show = (tab: number) => fireEvent.click(document.querySelectorAll('[role=tab]')[tab] as Element);

/** Chosen last of those that exclude each other; a price "on request" would take the price away. */
const PASSED_OVER = new Set(['on_request', 'ar']);
function fill(control: Control): void {
  if (control.type === 'radio' || control.type === 'checkbox') {
    if (!PASSED_OVER.has(control.value)) fireEvent.click(control);
    return;
  }
  const words = control.inputMode ? '7' : `كلام ${control.id}`;
  const value = control instanceof HTMLSelectElement ? (control.options[1]?.value ?? '') : words;
  fireEvent.input(control, { target: { value: control.value.startsWith('33.5') ? '33.61, 36.32' : value } });
  fireEvent.change(control);
  fireEvent.blur(control);
}
/** Controls that others bring along included: the other language, cities of a province. */
async function fillTab(tab: number): Promise<void> {
  show(tab);
  const filled = new Set<Control>();
  for (let next = controls(); next.length > 0; next = controls().filter((control) => !filled.has(control))) {
    // Which language is written in comes last: its choice replaces the fields.
    const [control] = [...next.filter(({ value }) => value !== 'en'), ...next];
    if (!control) return;
    filled.add(control);
    // Places come from the server, those of a city after its province.
    if (control instanceof HTMLSelectElement) await waitFor(() => expect(control.options.length).toBeGreaterThan(1));
    fill(control);
    await act(async () => {});
  }
}

it('switching the language keeps the whole listing form, no word of which the server has taken', async () => {
  const form = await open('ar');
  const shown: unknown[] = [];
  for (const tab of TABS) {
    await fillTab(tab);
    shown.push(held());
  }
  const content = readCopy('me', ID)?.content;
  expect(content).toMatchObject({ area: '7', city: 'homs', titleEn: expect.stringMatching(/^كلام/) });
  chooseLanguage('en');
  form.unmount();

  await open('en');
  restoreTyped();
  for (const tab of TABS) {
    show(tab);
    await waitFor(() => expect(held()).toEqual(shown[tab - 1]));
  }
  expect(readCopy('me', ID)?.content).toEqual(content);
});
