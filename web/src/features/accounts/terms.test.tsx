import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { OneClick } from './one-click.tsx';
import { RegisterForm } from './register-form.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const NS = ['accounts', 'form'];

describe.each([
  ['ar', 'وعمري 18 سنة أو أكثر', 'تؤكّد أن عمرك 18 سنة أو أكثر', 'وافق على الشروط وأكّد أن عمرك 18 سنة أو أكثر.'],
  [
    'en',
    'I am at least 18',
    'confirm that you are at least 18',
    'You must accept the terms and confirm that you are at least 18.',
  ],
] as const)('the terms and the age (%s)', (lang, ticked, pressed, refused) => {
  it('are one tick of the registration, and nothing is sent without it', async () => {
    const sent = vi.fn();
    const page = await renderApp(<RegisterForm />, {
      lang,
      ns: NS,
      answer: ({ path }) => {
        if (path.endsWith('/register')) sent();
        return { statusCode: 404, body: {} };
      },
    });
    const box = page.container.querySelector('[name=acceptTerms]') as HTMLInputElement;
    expect(box.labels?.[0]?.textContent).toContain(ticked);
    expect([...(box.labels?.[0]?.querySelectorAll('a') ?? [])].map((link) => new URL(link.href).pathname)).toEqual([
      '/terms',
      '/privacy',
    ]);
    const type = (name: string, value: string) =>
      fireEvent.change(page.container.querySelector(`[name=${name}]`) as Element, { target: { value } });
    const submit = () => fireEvent.submit(page.container.querySelector('form') as Element);
    // The first step is not left before it is right, and asks for no terms.
    submit();
    await waitFor(() =>
      expect(page.container.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true'),
    );
    expect(box.closest('fieldset')?.hidden).toBe(true);
    type('email', 'layla@diyar.test');
    for (const name of ['password', 'confirmPassword']) type(name, 'Dimashq!2026x');
    submit();
    await waitFor(() => expect(box.closest('fieldset')?.hidden).toBe(false));
    expect(box.getAttribute('aria-invalid')).not.toBe('true');
    type('firstName', 'ليلى');
    submit();
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(refused);
    expect((page.container.querySelector('[name=firstName]') as HTMLInputElement).value).toBe('ليلى');
    expect(sent).not.toHaveBeenCalled();
  });

  it('stand beside Google’s button, which may open an account', async () => {
    const page = await renderApp(<OneClick />, { lang, ns: NS });
    expect(page.container.textContent).toContain(pressed);
    expect(page.container.querySelector('a[href^="/terms"]')).not.toBeNull();
  });
});
