import { cleanup, fireEvent } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { useKeptText } from './use-kept-text.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Letter() {
  const ref = useRef<HTMLFormElement>(null);
  const sent = useKeptText(ref, 'office:7', ['message', 'name']);
  return (
    <form ref={ref}>
      <textarea name="message" aria-label="message" defaultValue="Good day" />
      <input name="name" aria-label="name" defaultValue="" />
      <input name="website" aria-label="website" />
      <button type="button" onClick={sent}>
        send
      </button>
    </form>
  );
}

/** The form as it is found by somebody, and what it then holds. */
async function found(user?: ReturnType<typeof aUser>) {
  cleanup();
  const page = await renderApp(<Letter />, { user });
  const field = (name: string) => page.getByLabelText(name) as HTMLInputElement;
  return {
    texts: () => ['message', 'name', 'website'].map((name) => field(name).value),
    type: (name: string, value: string) => fireEvent.input(field(name), { target: { value } }),
    send: () => fireEvent.click(page.getByText('send')),
  };
}

describe('the text of a form', () => {
  it('is found again by a visitor, and by who that visitor signs in as', async () => {
    const visitor = await found();
    visitor.type('message', 'هل ما زالت الشقة متاحة؟');
    visitor.type('website', 'x');
    expect((await found()).texts()).toEqual(['هل ما زالت الشقة متاحة؟', '', '']);
    const member = aUser();
    expect((await found(member)).texts()).toEqual(['هل ما زالت الشقة متاحة؟', '', '']);
    expect((await found(member)).texts()[0]).toBe('هل ما زالت الشقة متاحة؟');
  });

  it('is nobody else’s, and gone once it was sent', async () => {
    const member = aUser();
    const first = await found(member);
    first.type('name', 'ريما');
    expect((await found()).texts()).toEqual(['Good day', '', '']);
    expect((await found(aUser({ id: crypto.randomUUID() }))).texts()).toEqual(['Good day', '', '']);
    const again = await found(member);
    expect(again.texts()).toEqual(['Good day', 'ريما', '']);
    again.send();
    expect((await found(member)).texts()).toEqual(['Good day', '', '']);
  });
});
