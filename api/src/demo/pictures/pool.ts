import { seedId } from '@diyar/db';
import type { PoolPhoto } from '../choose-photos.ts';
import looks from './looks.json' with { type: 'json' };
import { HOMES, SHOWN_AT_HOME, SUBJECTS } from './subjects.ts';

/** Every file is as large as this. */
export const PICTURE_SIZE = { width: 1280, height: 960 };

/** A file of `files/`, without its ending: `homes/flat-12/kitchen`, `car/sedan/blue-sedan`. */
export interface Picture {
  id: string;
  path: string;
  thumbhash: string;
  color: string;
}

/** How a seller shows a home; the first ones lead, in turns. */
const VIEWS = ['living', 'facade', 'courtyard', 'kitchen', 'bedroom', 'bathroom', 'bedroom-2'];
const rankOf = (path: string) => VIEWS.indexOf(path.replace(/^.*\//, ''));

/** The content of an address never changes: a picture that is to look different gets another name. */
export const pictures: readonly Picture[] = Object.entries(looks)
  .map(([path, [thumbhash = '', color = '']]) => ({ id: seedId('images', `demo/${path}`), path, thumbhash, color }))
  .sort((a, b) => rankOf(a.path) - rankOf(b.path));

export const pool: readonly PoolPhoto[] = pictures.flatMap(({ id, path }): PoolPhoto[] => {
  const [group = '', subject = '', name = ''] = path.split('/');
  if (group !== 'homes') return [{ id, kinds: SUBJECTS[`${group}/${subject}`] ?? [], room: group }];
  const room = name.replace(/-\d+$/, '');
  const home = { id, kinds: HOMES[subject.replace(/-\d+$/, '')] ?? [], room, dwelling: subject };
  const goods = SHOWN_AT_HOME[room];
  return goods ? [home, { id, kinds: goods, room: 'product' }] : [home];
});

const byKind = new Map<string, number>();
for (const kind of pool.flatMap(({ kinds }) => kinds)) byKind.set(kind, (byKind.get(kind) ?? 0) + 1);

/** How many pictures may stand for a property type, category or root. */
export const pictured = (kind: string): number => byKind.get(kind) ?? 0;
