import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCard } from '#testing/an-answer.ts';
import { renderApp } from '#testing/render-app.tsx';
import { ListingCard } from './listing-card.tsx';

afterEach(cleanup);
const NS = ['listings'];

describe('the listing card', () => {
  it('says price, facts and place in Arabic, with plurals', async () => {
    const screen = await renderApp(<ListingCard listing={aCard()} />, { ns: NS });
    const card = screen.getByRole('article');
    expect(card.textContent).toContain('85,000 $');
    expect(card.textContent).toContain('3 غرف نوم');
    expect(card.textContent).toContain('حمّامان');
    expect(card.textContent).toContain('120 م²');
    expect(card.textContent).toContain('المزة، دمشق');
    expect(screen.getByRole('link', { name: 'شقة للبيع في المزة' }).getAttribute('href')).toMatch(
      /^\/property\/.+\?lang=ar$/,
    );
  });

  it('says them in English', async () => {
    const listing = aCard({
      title: 'Apartment',
      price: { kind: 'amount', amount: 450, period: 'month', negotiable: true, perM2: 4, rent: null },
      floor: 0,
      bathrooms: 1,
    });
    const { textContent } = (await renderApp(<ListingCard listing={listing} />, { lang: 'en', ns: NS })).getByRole(
      'article',
    );
    expect(textContent).toContain('$450 / month');
    expect(textContent).toContain('Negotiable');
    expect(textContent).toContain('1 bathroom');
    expect(textContent).toContain('Ground');
    // The price of a square metre belongs to sales.
    expect(textContent).not.toContain('per m²');
  });

  it('names the rent beside the sale price of what is for either', async () => {
    const rent = { amount: 400, period: 'month' } as const;
    const price = { kind: 'amount', amount: 85_000, period: null, negotiable: false, perM2: 708, rent } as const;
    const screen = await renderApp(<ListingCard listing={aCard({ transactionType: 'both', price })} />, { ns: NS });
    const text = screen.getByRole('article').textContent?.replace(/[\u2066\u2069\u200e]/g, '');
    expect(text).toContain('للبيع 85,000 $ للإيجار 400 $');
    expect(text).not.toContain('708');
  });

  it.each([
    [null, 'للبيع 85,000 $'],
    ['month', 'للإيجار 85,000 $'],
  ] as const)('says of what is for sale or rent which of them its price is (period %s)', async (period, text) => {
    const price = { kind: 'amount', amount: 85_000, period, negotiable: false, perM2: null, rent: null } as const;
    const listing = aCard({ transactionType: 'both', price });
    const screen = await renderApp(<ListingCard listing={listing} />, { ns: NS });
    expect(screen.getByRole('article').textContent?.replace(/[\u2066\u2069\u200e]/g, '')).toContain(text);
  });

  it.each([
    ['free', null, 'مجاني'],
    ['on_request', null, 'السعر عند التواصل'],
    ['salary', 300, 'الراتب'],
  ] as const)('words a price of kind %s', async (kind, amount, text) => {
    const listing = aCard({
      price: { kind, amount, period: amount ? 'month' : null, negotiable: false, perM2: null, rent: null },
    });
    const screen = await renderApp(<ListingCard listing={listing} />, { ns: NS });
    expect(screen.getByRole('article').textContent).toContain(text);
  });

  it.each([
    ['below', 'أرخص من أسعار المنطقة'],
    ['above', 'أغلى من أسعار المنطقة'],
  ] as const)('says in words when a price is %s the usual', async (usual, text) => {
    const screen = await renderApp(<ListingCard listing={aCard({ usual })} />, { ns: NS });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is silent about a price like the others, and where nobody can tell', async () => {
    for (const usual of ['typical', null] as const) {
      const screen = await renderApp(<ListingCard listing={aCard({ usual })} />, { ns: NS });
      expect(screen.getByRole('article').textContent).not.toContain('المعتاد');
      cleanup();
    }
  });

  it('says a title made of facts, and the owner’s words below', async () => {
    const listing = aCard({
      title: '3-bedroom apartment, Al-Bab',
      originalTitle: 'شقة طابقية كسوة ديلوكس',
      highlight: [
        { text: 'شقة', marked: true },
        { text: ' طابقية كسوة ديلوكس', marked: false },
      ],
    });
    const screen = await renderApp(<ListingCard listing={listing} />, { lang: 'en', ns: NS });
    expect(screen.getByRole('link').textContent).toBe('3-bedroom apartment, Al-Bab');
    expect(screen.getByRole('article').textContent).toContain('شقة طابقية كسوة ديلوكس');
    expect(screen.container.querySelector('mark')?.textContent).toBe('شقة');
  });

  it('labels what is paid for, and marks the words that were searched', async () => {
    const listing = aCard({
      featured: true,
      boosts: ['urgent', 'featured'],
      highlight: [
        { text: 'شقة', marked: true },
        { text: ' للبيع', marked: false },
      ],
    });
    const screen = await renderApp(<ListingCard listing={listing} />, { ns: NS });
    expect(screen.getByText('مميّز · مدفوع')).toBeTruthy();
    expect(screen.getByText('عاجل · مدفوع')).toBeTruthy();
    expect(screen.container.querySelector('mark')?.textContent).toBe('شقة');
  });

  it('keeps photos back in data saver until they are asked for', async () => {
    const listing = aCard({ images: ['019b76da-a800-700d-8d37-26b4630d09cc'], imageCount: 7 });
    const screen = await renderApp(<ListingCard listing={listing} saver />, { ns: NS });
    expect(screen.container.querySelector('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'إظهار الصورة' }));
    expect(screen.container.querySelector('img')?.getAttribute('src')).toContain('/images/019b76da');
    expect(screen.getByText('7 صور')).toBeTruthy();
  });

  it('tells when it is pointed at', async () => {
    const listing = aCard();
    const onPoint = vi.fn();
    const screen = await renderApp(<ListingCard listing={listing} onPoint={onPoint} />, { ns: NS });
    fireEvent.mouseEnter(screen.getByRole('article'));
    fireEvent.mouseLeave(screen.getByRole('article'));
    expect(onPoint.mock.calls).toEqual([[listing.id], [undefined]]);
  });

  it('has no class name that blockers hide', async () => {
    const screen = await renderApp(<ListingCard listing={aCard({ featured: true })} />, { ns: NS });
    for (const element of screen.container.querySelectorAll('[class]')) {
      expect(element.getAttribute('class')).not.toMatch(/(^|[\s_-])(ad|ads|advert|banner|sponsor)/i);
    }
  });
});
