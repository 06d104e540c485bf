import type { Plugin } from 'vite';

const ICON = /@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;
const NODE = /const __iconNode = (\[.+\]);/;

type Path = [tag: string, attributes: Record<string, string>];

/**
 * Draws an icon's strokes as one path. Tabler gives every stroke its own, and a page of twenty cards has hundreds of them,
 * each made by the server, parsed, styled and taken over by React. Fails the build when the icons' files are written otherwise.
 */
export function onePathIcons(): Plugin {
  return {
    name: 'diyar:one-path-icons',
    apply: 'build',
    transform: {
      filter: { id: ICON },
      handler(code, id) {
        const [whole, list] = NODE.exec(code) ?? [];
        if (!whole || !list) throw new Error(`${id}: the strokes of this icon are not where they were`);
        const strokes = strokesOf(JSON.parse(list));
        if (!strokes) return null;
        return { code: code.replace(whole, `const __iconNode = ${JSON.stringify(strokes)};`), map: null };
      },
    },
  };
}

/** The same strokes in one path; nothing for an icon with anything but bare paths that begin where they say. */
export function strokesOf(paths: Path[]): Path[] | undefined {
  const bare = ([tag, { d, key, ...others }]: Path) =>
    tag === 'path' && d?.startsWith('M') && Object.keys(others).length === 0;
  if (paths.length < 2 || !paths.every(bare)) return undefined;
  return [['path', { d: paths.map(([, { d }]) => d).join(''), key: '0' }]];
}
