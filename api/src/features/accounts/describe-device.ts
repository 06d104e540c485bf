const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*Safari/],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];

/** `Firefox 140, Linux`: enough for people to recognise their own devices; names are the same in every language. */
export function describeDevice(userAgent: string | null): string {
  const agent = userAgent ?? '';
  const browser = BROWSERS.map(([name, pattern]) => [name, pattern.exec(agent)?.[1]] as const).find(
    ([, version]) => version,
  );
  const system = SYSTEMS.find(([, pattern]) => pattern.test(agent))?.[0];
  return [browser?.join(' '), system].filter(Boolean).join(', ') || agent.slice(0, 40) || '?';
}
