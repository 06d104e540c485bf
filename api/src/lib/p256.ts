import { createECDH, ECDH } from 'node:crypto';

const CURVE = 'prime256v1';

/** The point of a private key in base64url, as browsers subscribe with it. @throws when no key of P-256 can be read from it */
export function publicKeyOf(privateKey: string): string {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey, 'base64url');
  return ecdh.getPublicKey('base64url');
}

/** Whether it is a point of the curve, uncompressed, in base64url. */
export function isOnCurve(point: string): boolean {
  try {
    return ECDH.convertKey(point, CURVE, 'base64url').length === 65;
  } catch {
    return false;
  }
}
