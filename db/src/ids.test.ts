import { describe, expect, it } from 'vitest';
import { locationId, seedId } from './ids.ts';

describe('seedId', () => {
  it('is a UUID of version 5 that never changes', () => {
    expect(seedId('categories', 'apartments')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(locationId('province', 'damascus')).toBe('e9419801-762a-5bb6-9c71-5ad18ee21dcb');
  });

  it('tells the province of Damascus from the city', () => {
    expect(locationId('province', 'damascus')).not.toBe(locationId('city', 'damascus'));
  });
});
