import { describe, expect, it } from 'vitest';
import { LISTING_STATUSES } from './contract.ts';
import { ownerChoices, TRANSITIONS, transitionOf } from './status.ts';

const listing = (status: (typeof LISTING_STATUSES)[number], published = true, transaction_type = 'both') => ({
  status,
  published_at: published ? new Date() : null,
  transaction_type,
});

describe('the life of a listing', () => {
  it('names each step once', () => {
    const names = TRANSITIONS.map(({ by, from, to }) => `${by} ${from} ${to}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('leads into every status, and out of every one', () => {
    for (const status of LISTING_STATUSES) {
      if (status !== 'draft')
        expect(
          TRANSITIONS.some(({ to }) => to === status),
          status,
        ).toBe(true);
      expect(
        TRANSITIONS.some(({ from, to }) => from === status && to !== status),
        status,
      ).toBe(true);
    }
  });

  it('makes nothing public that no administrator approved', () => {
    for (const { by, from, to, needs } of TRANSITIONS) {
      if (to === 'active' && from !== 'active' && by === 'owner') expect(needs).toContain('approved');
    }
    expect(ownerChoices(listing('archived', false))).toEqual(['draft']);
    expect(ownerChoices(listing('rejected', false))).toEqual(['archived']);
    expect(ownerChoices(listing('suspended'))).toEqual([]);
  });

  it('counts against the quota whatever comes back into view', () => {
    for (const { by, from, to, needs } of TRANSITIONS) {
      const comesBack = by === 'owner' && from !== to && (to === 'active' || to === 'pending');
      if (comesBack) expect(needs, `${from} → ${to}`).toContain('slot');
    }
  });

  it('sells what is for sale and lets what is for rent', () => {
    expect(transitionOf(listing('active', true, 'sale'), 'rented', 'owner')).toBeUndefined();
    expect(transitionOf(listing('active', true, 'rent'), 'sold', 'owner')).toBeUndefined();
    expect(transitionOf(listing('active', true, 'rent'), 'rented', 'owner')).toBeDefined();
    expect(transitionOf(listing('active'), 'suspended', 'owner')).toBeUndefined();
  });
});
