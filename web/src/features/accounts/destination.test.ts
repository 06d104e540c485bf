import { describe, expect, it } from 'vitest';
import { destinationOf } from './destination-of.ts';

describe('where a log-in leads', () => {
  it.each([
    ['regular', undefined, '/dashboard/properties'],
    ['office', undefined, '/dashboard/properties'],
    ['admin', undefined, '/dashboard/admin/users'],
    ['regular', '/property/1?x=1', '/property/1?x=1'],
    ['regular', '/dashboard/boosts?page=2', '/dashboard/boosts?page=2'],
    ['regular', '//evil.example', '/dashboard/properties'],
    ['regular', '/\\evil.example', '/dashboard/properties'],
    ['regular', 'https://evil.example', '/dashboard/properties'],
    ['regular', '/login?lang=ar', '/dashboard/properties'],
  ] as const)('%s from %s', (type, from, to) => expect(destinationOf({ type }, from)).toBe(to));
});
