import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { allFeatures } from '#features.ts';
import type { KindAndParameters, NotificationKind } from './kinds.ts';
import { presentNotification } from './present.ts';

const SOURCES = new URL('../../', import.meta.url);
const KINDS = allFeatures.flatMap(({ notifications = {} }) => Object.entries(notifications));
const blanksOf = (...texts: string[]) =>
  [...new Set(texts.flatMap((text) => text.match(/(?<=\{)\w+(?=\})/g) ?? []))].sort();

/** Code that runs, without the words themselves. */
let sources: { path: string; text: string }[];
beforeAll(async () => {
  sources = [];
  for await (const path of glob('**/*.ts', { cwd: SOURCES }))
    if (!path.endsWith('.test.ts') && !path.endsWith('/notification-words.ts'))
      sources.push({ path, text: readFileSync(new URL(path, SOURCES), 'utf8') });
});

describe('kinds of notifications', () => {
  it.each(KINDS)('%s is worded in both languages with the same blanks, all of which are filled', (kind, words) => {
    const { title, content } = words;
    for (const text of [title, content].flatMap(({ ar, en }) => [ar, en])) expect(text.trim()).not.toBe('');
    const blanks = blanksOf(title.ar, content.ar);
    expect(blanksOf(title.en, content.en)).toEqual(blanks);
    const numbers = Object.fromEntries(blanks.map((blank) => [blank, 3]));
    const pairs = Object.fromEntries(blanks.flatMap((blank) => [`${blank}Ar`, `${blank}En`].map((name) => [name, 3])));
    const row = { id: '1', type: 'other' as const, kind, url: null, read_at: null, created_at: new Date(0) };
    for (const parameters of [numbers, { ...pairs, ...numbers }])
      for (const lang of ['ar', 'en'] as const)
        expect(JSON.stringify(presentNotification({ ...row, parameters }, lang))).not.toMatch(/\{\w+\}/);
  });

  it.each(KINDS)('%s is written out where it happens', (kind) => {
    expect(sources.filter(({ text }) => text.includes(`'${kind}'`)).map(({ path }) => path)).not.toEqual([]);
  });

  it('are written by one statement', () => {
    const writes = /insert\s+into\s+notifications\b|\('notifications'\)\s*\.\s*insert\(/;
    expect(sources.filter(({ text }) => writes.test(text)).map(({ path }) => path)).toEqual([
      'features/notifications/queries.ts',
    ]);
  });

  it('take the parameters that their words need', () => {
    type Of<Kind extends NotificationKind> = KindAndParameters<Kind>['parameters'];
    expectTypeOf<Of<'phone_moved'>>().toEqualTypeOf<undefined>();
    expectTypeOf<{ amount: number }>().toExtend<Of<'credit_added'>>();
    expectTypeOf<{ amount: string }>().not.toExtend<Of<'credit_added'>>();
    expectTypeOf<object>().not.toExtend<Of<'credit_added'>>();
    expectTypeOf<{ planAr: string; planEn: string; days: number }>().toExtend<Of<'subscription_grace'>>();
    expectTypeOf<{ planAr: string; days: number }>().not.toExtend<Of<'subscription_grace'>>();
    expectTypeOf<{ plan: string; days: number }>().toExtend<Of<'subscription_grace'>>();
    expectTypeOf<{ titleAr: string; titleEn: string; amount: number }>().toExtend<Of<'favourite_price_drop'>>();
    expectTypeOf<'team_role_agnet'>().not.toExtend<NotificationKind>();
  });
});
