import { describe, expect, it } from 'vitest';
import { countOf, queryOf, shownTabs } from './search.ts';

const NONE = { query: '', status: '', category: '', transactionType: '', sort: '', whose: '' };

describe('what my listings are asked for', () => {
  it('reads the tab and the order from the address', () => {
    expect(queryOf({ ...NONE, status: 'closed', sort: 'price-asc' })).toMatchObject({
      status: ['sold', 'rented'],
      sortBy: 'price',
      sortOrder: 'asc',
    });
  });

  it('leaves out what the address should not say', () => {
    const asked = queryOf({ ...NONE, status: 'lost', sort: 'price-sideways', transactionType: 'gift', whose: 'mine' });
    expect(asked).toMatchObject({ status: [], sortBy: undefined, transactionType: undefined, whose: undefined });
  });

  it('shows tabs that hold something, the first ones always, and the one that is open', () => {
    const counts = { all: 3, active: 2, sold: 1 };
    expect(countOf('closed', counts)).toBe(1);
    expect(shownTabs(counts, 'archived')).toEqual(['all', 'active', 'pending', 'draft', 'closed', 'archived']);
  });
});
