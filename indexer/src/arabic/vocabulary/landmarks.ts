import { LANDMARKS } from '@diyar/db/landmarks';
import type { LexiconEntry } from '../lexicon-entry.ts';

export { LANDMARKS, type Landmark } from '@diyar/db/landmarks';

export const landmarks: readonly LexiconEntry[] = LANDMARKS.map(({ key, nameAr, nameEn, within, spellings }) => ({
  kind: 'landmark',
  key,
  variants: [nameAr, nameEn, ...spellings],
  within,
}));
