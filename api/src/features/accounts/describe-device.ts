import { parse } from 'bowser';

/** `Firefox 140, Android`: enough for people to recognise their own devices; names are the same in every language. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return '?';
  const { browser, os, platform } = parse(userAgent);
  const name = browser.name?.replace(/ for Android$/, '');
  const version = browser.version?.split('.')[0];
  // People know an iPhone from an iPad, and neither by the name of its system.
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : os.name;
  return (
    [name && [name, version].filter(Boolean).join(' '), system].filter(Boolean).join(', ') || userAgent.slice(0, 40)
  );
}
