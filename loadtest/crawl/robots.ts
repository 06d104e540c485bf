/** The rules for everyone; `*` stands for anything, as the big engines read it. Nothing is closed where all is. */
export async function readRobots(site: string): Promise<(url: string) => boolean> {
  const text = await (await fetch(`${site}/robots.txt`)).text();
  const paths = [...text.matchAll(/^Disallow: *(\S+)/gm)].map(([, path = '']) => path).filter((path) => path !== '/');
  const rules = paths.map(
    (path) =>
      new RegExp(
        `^${path
          .split('*')
          .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}`,
      ),
  );
  return (url) => rules.some((rule) => rule.test(url.slice(site.length)));
}
