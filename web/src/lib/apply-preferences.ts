import type { User } from '@diyar/api/contracts/accounts';
import { chooseLanguage } from './choose-language.ts';
import { chooseScheme } from './color-scheme.ts';

/**
 * What a profile says of language and appearance becomes the choice of a device that has just been signed in. `system` is
 * also what nobody ever chose, and leaves the device its own choice.
 */
export function applyPreferences({ language, theme }: Pick<User, 'language' | 'theme'>): void {
  chooseLanguage(language);
  if (theme !== 'system') chooseScheme(theme);
}
