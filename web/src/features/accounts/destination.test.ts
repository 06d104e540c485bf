import { SECTIONS } from '@diyar/api/rules/sections';
import { describe, expect, it } from 'vitest';
import { pathOf, sectionAt } from './dashboard-paths.ts';
import { destinationOf } from './destination-of.ts';

describe('where a log-in leads', () => {
  it.each([
    ['regular', undefined, '/dashboard/properties'],
    ['office', undefined, '/dashboard/properties'],
    ['admin', undefined, '/dashboard/admin/users'],
    ['regular', '/property/1?x=1', '/property/1?x=1'],
    ['regular', '/dashboard/boosts?page=2', '/dashboard/boosts?page=2'],
    ['regular', '/dashboard/admin/users', '/dashboard/properties'],
    ['admin', '/dashboard/boosts', '/dashboard/admin/users'],
    ['regular', '//evil.example', '/dashboard/properties'],
    ['regular', '/\\evil.example', '/dashboard/properties'],
    ['regular', 'https://evil.example', '/dashboard/properties'],
    ['regular', '/login?lang=ar', '/dashboard/properties'],
  ] as const)('%s from %s', (type, from, to) => expect(destinationOf({ type }, from)).toBe(to));
});

describe('addresses of the dashboard', () => {
  it('leads every section of every type back to itself', () => {
    for (const [type, sections] of Object.entries(SECTIONS))
      for (const section of sections)
        if (section !== 'properties-edit') expect(sectionAt(pathOf(section), type), section).toBe(section);
  });

  it.each([
    ['/dashboard', 'dashboard'],
    ['/dashboard/', 'dashboard'],
    ['/dashboard/properties/edit/1', 'properties-edit'],
    ['/dashboard/properties/1/edit', 'properties-edit'],
    ['/dashboard/admin/credits', 'admin-credits'],
    ['/dashboard/admin/listings/1', 'listings-review'],
    ['/dashboard/users', 'users'],
    ['/dashboard/office', 'office-features'],
    ['/dashboard/settings/security', 'settings'],
    ['/dashboard/admin/settings/security', 'settings'],
    ['/dashboard/nothing', undefined],
    ['/dashboard/properties/1/2', undefined],
  ])('%s is %s', (path, section) => expect(sectionAt(path, 'regular')).toBe(section));
});
