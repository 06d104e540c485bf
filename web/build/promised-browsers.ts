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

/** The same for `build.target`: syntax and styles are lowered to what these know. */
export const buildTargets = (): string[] =>
  promisedBrowsers().flatMap(({ browser, version }) => {
    const target = TARGETS[browser];
    return target ? [target + version] : [];
  });
