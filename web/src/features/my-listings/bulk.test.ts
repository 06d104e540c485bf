import type { MyListing } from '@diyar/api/contracts/my-listings';
import { describe, expect, it } from 'vitest';
import { bodyOf, offered } from './bulk.ts';

const one = (status: MyListing['status'], allowedStatuses: MyListing['status'][]) =>
  ({ status, allowedStatuses }) as MyListing;

describe('what is offered for a selection', () => {
  it('suits at least one of it', () => {
    expect(offered([one('active', ['sold', 'archived'])])).toEqual(['confirm', 'sold', 'archive', 'delete']);
    expect(offered([one('draft', ['archived']), one('suspended', [])])).toEqual(['archive', 'delete']);
    expect(offered([one('expired', ['active', 'rented'])])).toEqual(['confirm', 'rented', 'delete']);
  });

  it('is sent in the words of the server', () => {
    expect(bodyOf('rented')).toEqual({ action: 'status', status: 'rented' });
    expect(bodyOf('archive')).toEqual({ action: 'archive' });
  });
});
