import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Of the whole body: what services take at least, and some at most (RFC 8030, 7.2). */
const MOST_BYTES = 4096;
const OVERHEAD = 86 + 1 + 16;
export const MOST_TEXT_BYTES = MOST_BYTES - OVERHEAD;

interface Keys {
  p256dh: string;
  auth: string;
}

/** The sender's own secrets of a message; a test gives those of the RFC. */
interface Once {
  privateKey: Buffer;
  salt: Buffer;
}

const once = (): Once => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { privateKey: ecdh.getPrivateKey(), salt: randomBytes(16) };
};

/**
 * Seals a message for one browser (RFC 8291, content coding `aes128gcm` of RFC 8188): one record, nobody between can read it.
 * @throws when `p256dh` is no point of the curve
 */
export function encryptFor(keys: Keys, text: Buffer, { privateKey, salt }: Once = once()): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const [sender, receiver] = [ecdh.getPublicKey(), Buffer.from(keys.p256dh, 'base64url')];
  const shared = ecdh.computeSecret(receiver);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(MOST_BYTES, 16);
  header.writeUInt8(sender.length, 20);
  // The last record ends with a 2.
  return Buffer.concat([
    header,
    sender,
    cipher.update(text),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
