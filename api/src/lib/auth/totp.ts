import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds of clock difference that are forgiven: one code before and one after. */
const TOLERANCE = 30;

export const newTotpSecret = (): string => generateSecret();

/** Address that authenticators read from the picture. */
export const totpAddress = (secret: string, { label, issuer }: { label: string; issuer: string }): string =>
  generateURI({ secret, label, issuer });

/** The time step a code is good for, undefined when it is not. */
export async function totpStep(secret: string, code: string): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = await verify({ secret, token: code, epochTolerance: TOLERANCE });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
