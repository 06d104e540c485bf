import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#lib/errors.ts';

/** Older messages are recordings. */
const TOLERANCE_S = 300;
const SHAPE = /^t=(\d{10}),v1=([0-9a-f]{64})$/;

const digestOf = (secret: string, at: number, text: string) =>
  createHmac('sha256', secret).update(`${at}.${text}`).digest();

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<text>">`, as the header `x-signature`. */
export const sign = (secret: string, text: string, at = Math.floor(Date.now() / 1000)): string =>
  `t=${at},v1=${digestOf(secret, at, text).toString('hex')}`;

/** @throws AppError payment_message_refused (400) */
export function assertSigned(secret: string, header: unknown, text: string): void {
  const [, at, given] = SHAPE.exec(String(header)) ?? [];
  const isFresh = Math.abs(Date.now() / 1000 - Number(at)) <= TOLERANCE_S;
  if (!at || !given || !isFresh || !timingSafeEqual(Buffer.from(given, 'hex'), digestOf(secret, Number(at), text))) {
    throw new AppError('payment_message_refused', 400);
  }
}
