import { onPasswordThread } from './password-threads.ts';

export const hashPassword = async (password: string): Promise<string> => String(await onPasswordThread({ password }));

/** A hash nobody knows the password of: what an unknown account is checked against, so that it takes as long. */
let decoy: Promise<string> | undefined;

/** Whether the password is right. Takes as long for an account that does not exist (`stored` null). */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const against = stored ?? (await decoy);
  const fits = await onPasswordThread({ password, against });
  return fits === true && stored !== null;
}
