import { TextInput } from '@mantine/core';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { useDeskForm } from './use-desk-form.ts';

afterEach(cleanup);

type Fields = { name: string; address: string };

describe.each(['controlled', 'uncontrolled'] as const)('a %s form that a colleague’s save reaches', (mode) => {
  function Page() {
    const form = useDeskForm<Fields>({ mode, initialValues: { name: 'Old', address: 'Old' }, send: async () => {} });
    return (
      <form {...form.props}>
        <TextInput key={form.key('name')} {...form.getInputProps('name')} />
        <TextInput key={form.key('address')} {...form.getInputProps('address')} />
        <button type="button" onClick={() => form.rebase({ name: 'Theirs', address: 'Theirs' })}>
          renew
        </button>
        <output>{form.isDirty ? 'dirty' : 'clean'}</output>
      </form>
    );
  }

  it('shows it, and keeps what was typed', async () => {
    const page = await renderApp(<Page />, { ns: ['form', 'desk'] });
    const input = (name: keyof Fields) => page.container.querySelector(`[name=${name}]`) as HTMLInputElement;
    fireEvent.change(input('name'), { target: { value: 'Mine' } });
    fireEvent.click(page.getByText('renew'));
    expect([input('name').value, input('address').value]).toEqual(['Mine', 'Theirs']);
    expect(page.container.querySelector('output')?.textContent).toBe('dirty');
    fireEvent.change(input('name'), { target: { value: 'Theirs' } });
    expect(page.container.querySelector('output')?.textContent).toBe('clean');
  });
});
