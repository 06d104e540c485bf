import type { User } from '@diyar/api/contracts/accounts';
import { rememberLanguage } from './choose-language.ts';
import { chooseScheme } from './color-scheme.ts';

/**
 * The appearance of a profile becomes the choice of a device that has just been signed in; its language does not, since the
 * page's was chosen later. `system` is also what nobody ever chose, and leaves the device its own choice.
 */
export function applyPreferences({ theme }: Pick<User, 'theme'>): void {
  rememberLanguage();
  if (theme !== 'system') chooseScheme(theme);
}
