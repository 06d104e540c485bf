import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * An administrator's look at somebody's account begins only where the tab remembers it; what was typed is read where it is known to
 * be; the pop-up's memory names its storage within a `try` further up.
 */
const MAY_THROW = ['lib/view-memory.ts', 'app/deferred/restore-typed.ts', 'features/sign-up-popup/popup-memory.ts'];

it('a page goes on where the browser blocks its storage', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const unguarded = files.flatMap((name) => {
    const text = readFileSync(`web/src/${name}`, 'utf8');
    return [...text.matchAll(/\b(?:local|session)Storage\b/g)].flatMap(({ index }) => {
      const before = text.slice(0, index);
      const isTried = before.lastIndexOf('try {') > before.lastIndexOf('catch');
      const line = text.slice(before.lastIndexOf('\n') + 1, text.indexOf('\n', index));
      return isTried || /attempt\(|try\{/.test(line) ? [] : name;
    });
  });
  expect([...new Set(unguarded)].sort()).toEqual(MAY_THROW.toSorted());
});
