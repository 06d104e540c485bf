import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aListing } from '#testing/a-listing.ts';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { ContactCard } from './contact-card.tsx';

afterEach(cleanup);

it.each([
  ['ar', 'سجّل الدخول لعرض معلومات التواصل.'],
  ['en', 'Please log in to view contact information.'],
] as const)(
  'a visitor of a listing is told to log in for its contact, and nobody else is (%s)',
  async (lang, sentence) => {
    const listing = { ...aListing(), showPhone: true };
    const visitor = await renderApp(<ContactCard listing={listing} />, {
      lang,
      ns: ['listing', 'listings', 'offices'],
    });
    expect(visitor.getByText(sentence)).toBeTruthy();
    cleanup();
    const member = await renderApp(<ContactCard listing={listing} />, {
      ...{ lang, ns: ['listing', 'listings', 'offices'], user: aUser({ type: 'regular' }) },
    });
    expect(member.queryByText(sentence)).toBeNull();
  },
);
