import { readFileSync } from 'node:fs';

export type PromisedBrowser = { browser: string; version: string };

const QUERY = /^(\w+) >= (\d+(?:\.\d+)?)$/;
/** Names of the build's targets; Samsung's browser is a Chromium, which the promise for Chrome covers. */
const TARGETS: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
};

/**
 * The oldest browsers that the site works in, as `browserslist` in `web/package.json` states them.
 * @throws when a query is more than a browser and its oldest version: neither the build nor the check would understand it
 */
export function promisedBrowsers(): PromisedBrowser[] {
  const file = new URL('../package.json', import.meta.url);
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as { browserslist: string[] };
  return browserslist.map((query) => {
    const [, browser, version] = QUERY.exec(query) ?? [];
    if (!browser || !version) throw new Error(`browserslist: "${query}" is not "browser >= version"`);
    return { browser, version };
  });
}

const targets = (versionOf: (promised: PromisedBrowser) => string): string[] =>
  promisedBrowsers().flatMap((promised) => {
    const target = TARGETS[promised.browser];
    return target ? [target + versionOf(promised)] : [];
  });

/** The same for `build.cssTarget`: styles are lowered to what these know. */
export const styleTargets = (): string[] => targets(({ version }) => version);

/** From here on a browser has private members without an error in the scope of some initialisers. */
const CLASSES: Record<string, number> = { chrome: 98, edge: 98, safari: 16, ios_saf: 16 };

/**
 * The same for `build.target`. For that error, which none of our code meets, the compiler would turn every private member
 * into a map: 2 KB of each first load. What these versions lack besides (Safari's static blocks) is lowered.
 */
export const buildTargets = (): string[] =>
  targets(({ browser, version }) => String(Math.max(Number(version), CLASSES[browser] ?? 0)));
