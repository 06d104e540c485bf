import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { type PaymentProvider, ProviderUnavailable, type Word } from './provider.ts';
import { assertSigned, sign } from './signature.ts';

const LIMIT_MS = 5_000;
const Reference = z.string().regex(/^[\w.-]{3,60}$/);
const Cents = z.int().min(1).max(100_000_000);
const Begun = z.object({ reference: Reference, payUrl: z.url({ protocol: /^https?$/ }).max(2000) });
const State = z.object({ reference: Reference, status: z.enum(['pending', 'paid', 'failed']), amountCents: Cents });
const Message = z.object({
  id: z.string().min(1).max(100),
  payment: z.uuid(),
  reference: Reference,
  status: z.enum(['paid', 'failed']),
  amountCents: Cents,
});

/**
 * A provider that speaks JSON over HTTP, signs what it tells us and checks our signature: `POST /payments`,
 * `GET /payments/<our id>`. Amounts in cents of US dollars.
 */
export function httpProvider({ url, secret }: { url: string; secret: string }): PaymentProvider {
  async function call<S extends z.ZodType>(path: string, answer: S, body?: object): Promise<z.output<S> | null> {
    const text = body ? JSON.stringify(body) : path;
    try {
      const reply = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'x-signature': sign(secret, text), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (reply.status === 404) return null;
      if (!reply.ok) throw new ProviderUnavailable(`the payment provider answered ${reply.status}`);
      return answer.parse(await reply.json());
    } catch (cause) {
      if (cause instanceof ProviderUnavailable) throw cause;
      throw new ProviderUnavailable('the payment provider cannot be understood', { cause });
    }
  }

  return {
    name: 'http',
    async begin({ paymentId, cents, lang, returnUrl }) {
      const bill = { payment: paymentId, amountCents: cents, currency: 'USD', language: lang, returnUrl };
      const begun = await call('/payments', Begun, bill);
      if (!begun) throw new ProviderUnavailable('the payment provider has no such address');
      return begun;
    },
    read(headers, text): Word {
      assertSigned(secret, headers['x-signature'], text);
      const read = Message.safeParse(parsed(text));
      if (!read.success) throw new AppError('payment_message_refused', 400);
      const { id, payment, reference, status, amountCents } = read.data;
      return { message: id, paymentId: payment, reference, outcome: status, cents: amountCents };
    },
    async ask(paymentId) {
      const state = await call(`/payments/${paymentId}`, State);
      if (!state || state.status === 'pending') return null;
      const { reference, status, amountCents } = state;
      // Asked twice, it is one message still.
      return { message: `asked:${paymentId}:${status}`, paymentId, reference, outcome: status, cents: amountCents };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
