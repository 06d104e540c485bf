import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import type { PromisedBrowser } from '../promised-browsers.ts';

/** `browserslist`'s names of browsers, as MDN's data has them. */
const NAMES: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  samsung: 'samsunginternet_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
};

/** MDN's data: which browser has which interface, property and value since when. */
export function compatData(): CompatData {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  return JSON.parse(readFileSync(file, 'utf8')) as CompatData;
}

/** @returns the promised browsers that lack a feature, each as "chrome 96 (since 110)"; none when MDN knows nothing of it */
export function lackingIn(feature: Identifier | undefined, browsers: readonly PromisedBrowser[]): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return browsers.flatMap(({ browser, version }) => {
    const name = NAMES[browser];
    if (!name) throw new Error(`${browser} is unknown to MDN's data`);
    const said = support[name];
    if (!said) return [];
    const statements = Array.isArray(said) ? said : [said];
    if (statements.some((statement) => hasSince(statement, version))) return [];
    const since = statements[0]?.version_added;
    return [`${browser} ${version} (${typeof since === 'string' ? `since ${since}` : 'never'})`];
  });
}

/** Under another name, or behind a switch, it is not there. */
const hasSince = (statement: SimpleSupportStatement, version: string): boolean => {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement;
  if (flags || prefix || other || typeof added !== 'string') return false;
  return isUpTo(added.replace('≤', ''), version) && !(typeof removed === 'string' && isUpTo(removed, version));
};

function isUpTo(one: string, other: string): boolean {
  const [major = Number.NaN, minor = 0] = one.split('.').map(Number);
  const [promised = 0, promisedMinor = 0] = other.split('.').map(Number);
  return major < promised || (major === promised && minor <= promisedMinor);
}
