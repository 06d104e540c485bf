import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisedBrowsers } from '../../promised-browsers.ts';
import { HARMLESS_STYLES, MENDED_INTERFACES, NO_CONCERN } from '../harmless.ts';
import { newerInterfaces } from '../newer-interfaces.ts';
import { newerStyles } from '../newer-styles.ts';
import { compatData } from '../support.ts';
import { newerUses } from '../used-interfaces.ts';
import { newerStyleUses } from '../used-styles.ts';

const DIST = fileURLToPath(new URL('../../../dist/client/', import.meta.url));
const IS_WORKER = /worker/;
const IS_MENDING = /\/older-browsers-/;
const MOST_SHOWN = 3;

type Found = { name: string; missing: string[]; around: string; file: string };

/** Fails on what a promised browser (`browserslist` in web/package.json) lacks in the built files, and has no fallback for. */
function check(): Found[] {
  const browsers = promisedBrowsers();
  const data = compatData();
  const interfaces = newerInterfaces(data, browsers);
  const styles = newerStyles(data, browsers);
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(DIST + file, 'utf8');

  const scripts = files.filter((file) => file.endsWith('.js') && !IS_MENDING.test(file));
  const sheets = files.filter((file) => file.endsWith('.css'));
  if (scripts.length === 0 || sheets.length === 0) throw new Error(`There is no build in ${DIST}`);
  return [
    ...scripts.flatMap((file) => newerUses(read(file), interfaces).map((use) => ({ ...use, file }))).filter(isUnmended),
    ...sheets.flatMap((file) => newerStyleUses(read(file), styles).map((use) => ({ ...use, file }))).filter(isHarmful),
  ];
}

const isUnmended = ({ name, file }: Found): boolean =>
  !(name in NO_CONCERN) && (IS_WORKER.test(file) || !MENDED_INTERFACES.includes(name));

const isHarmful = ({ name, around }: Found): boolean =>
  !HARMLESS_STYLES.some(([of, , only]) => of.exec(name)?.[0] === name && (only?.test(around) ?? true));

function byName(found: readonly Found[]): Map<string, Found[]> {
  const groups = new Map<string, Found[]>();
  for (const one of found) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  return groups;
}

const found = check();
for (const [name, uses] of byName(found)) {
  console.error(`${name} is missing in ${uses[0]?.missing.join(', ')}`);
  for (const { file, around } of uses.slice(0, MOST_SHOWN)) console.error(`  ${file}: ${around}`);
}
if (found.length > 0) {
  console.error(
    'Give it a fallback, or say in build/browser-check/harmless.ts why it needs none (a method of ours of that name).',
  );
  process.exitCode = 1;
}
