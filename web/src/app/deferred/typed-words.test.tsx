import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { chooseLanguage } from '#lib/choose-language.ts';
import { hasTyped, TYPED_KEY } from '#lib/typed.ts';
import { restoreTyped } from './restore-typed.ts';
import { watchTyped } from './typed-words.ts';

beforeAll(watchTyped);
beforeEach(() => {
  history.replaceState(null, '', `/contact-${Math.random()}`);
  document.documentElement.dataset.ready = '';
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Fields as React holds them; the second step comes after the first. */
function Form({ secret = 'password' }: { secret?: string }) {
  const [name, setName] = useState('');
  const [isSure, setSure] = useState(false);
  const [step, setStep] = useState(1);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {step === 1 && <input name="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />}
      <input type={secret} name="secret" />
      {step === 2 && <textarea name="message" defaultValue="" />}
      <input type="checkbox" name="sure" checked={isSure} onChange={(event) => setSure(event.currentTarget.checked)} />
      <button type="button" onClick={() => setStep(2)}>
        {`next ${name} ${isSure}`}
      </button>
    </form>
  );
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const type = (name: string, value: string) => fireEvent.input(field(name) as Element, { target: { value } });

it('what was typed goes over to the other language, in steps that are gone too, and secrets do not', async () => {
  render(<Form />);
  type('name', 'ليلى');
  type('secret', 'hunter2!');
  fireEvent.click(field('sure') as Element);
  fireEvent.click(document.querySelector('button') as Element);
  type('message', 'مرحبًا');
  chooseLanguage('en');
  expect(sessionStorage.getItem(TYPED_KEY)).not.toContain('hunter2!');
  cleanup();

  render(<Form />);
  restoreTyped();
  expect(hasTyped()).toBe(false);
  await waitFor(() => expect(document.querySelector('button')?.textContent).toBe('next ليلى true'));
  expect(field('secret')?.value).toBe('');
  fireEvent.click(document.querySelector('button') as Element);
  await waitFor(() => expect(field('message')?.value).toBe('مرحبًا'));
});

it('what was sent is not put back, nor on another page', () => {
  render(<Form />);
  type('name', 'ليلى');
  fireEvent.submit(document.querySelector('form') as Element);
  cleanup();
  chooseLanguage('en');
  expect(hasTyped()).toBe(false);
  render(<Form />);
  type('name', 'سلمى');
  chooseLanguage('en');
  history.replaceState(null, '', '/elsewhere');
  cleanup();
  render(<Form />);
  restoreTyped();
  expect(field('name')?.value).toBe('');
});
