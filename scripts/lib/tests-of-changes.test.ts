import { expect, it } from 'vitest';
import { root } from './root.ts';
import { testsOfChanges } from './tests-of-changes.ts';

const OFFICES = 'api/src/features/offices';
const importing = (module: string) => `import { one } from '${module}';`;
const many = (folder: (n: number) => string, text: string) =>
  Array.from({ length: 9 }, (_, n): [string, string] => [folder(n), text]);
const sources = new Map([
  [`${OFFICES}/contract.ts`, ''],
  [`${OFFICES}/queries.ts`, ''],
  [`${OFFICES}/index.ts`, `export { offices } from './queries.ts';`],
  [`${OFFICES}/parts/hours.ts`, ''],
  [`${OFFICES}/offices.test.ts`, ''],
  [`${OFFICES}/parts/hours.test.ts`, ''],
  ['api/src/app.ts', importing('./features/offices/index.ts')],
  ['api/src/app.test.ts', ''],
  ['api/src/features/leads/send.ts', `${importing('#lib/a.ts')}\n${importing('../offices/index.ts')}`],
  ['api/src/features/leads/leads.test.ts', ''],
  ['api/src/features/plans/routes.ts', `import type { Office } from '../offices/index.ts';`],
  ['api/src/features/plans/plans.test.ts', ''],
  ['api/src/lib/phone.test.ts', importing('#testing/people.ts')],
  ['api/src/lib/fold.ts', importing('@diyar/indexer/arabic')],
  ['api/src/lib/mail.test.ts', ''],
  ...many((n) => `api/src/features/f${n}/routes.ts`, importing('#lib/errors.ts')),
  ...many((n) => `api/src/features/f${n}/f.test.ts`, ''),
]);
const of = (...changed: string[]) => testsOfChanges(changed, sources, root);
const own = [`${OFFICES}/offices.test.ts`, `${OFFICES}/parts/hours.test.ts`];

it('chooses the tests of the feature that changed, as a whole', () => {
  expect(of(`${OFFICES}/contract.ts`)).toEqual(own);
  expect(of(`${OFFICES}/parts/hours.ts`)).toEqual(own);
  expect(of(`${OFFICES}/deleted.ts`)).toEqual(own);
  expect(of('web/src/features/offices/api.ts', 'README.md')).toEqual([]);
});

it('adds folders that import a changed file directly, but for its types, and but for the application', () => {
  expect(of(`${OFFICES}/index.ts`)).toEqual([...own, 'api/src/features/leads/leads.test.ts']);
  expect(of('api/src/app.ts')).toEqual(['api/src/app.test.ts']);
  expect(of('indexer/src/arabic/index.ts')).toEqual(['api/src/lib/phone.test.ts', 'api/src/lib/mail.test.ts']);
});

it('takes a test alone where it changed or imports a helper that did', () => {
  expect(of('api/testing/people.ts')).toEqual(['api/src/lib/phone.test.ts']);
  expect(of(`${OFFICES}/offices.test.ts`)).toEqual(own);
});

it('leaves what everything imports to the whole run', () => {
  expect(of('api/src/lib/errors.ts')).toEqual(['api/src/lib/phone.test.ts', 'api/src/lib/mail.test.ts']);
});
