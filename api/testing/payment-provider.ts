import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { assertSigned, sign } from '#features/online-payments/providers/signature.ts';

interface Bill {
  payment: string;
  amountCents: number;
  reference: string;
  status: 'pending' | 'paid' | 'failed';
}

/** An outside provider of payments: real HTTP, both ways signed, one payment for one id. */
export async function paymentProvider() {
  const secret = randomUUID();
  const bills = new Map<string, Bill>();
  let asked = 0;
  let isDown = false;
  let losesAnswers = false;

  const server = createServer(async (request, response) => {
    asked += 1;
    if (isDown) return response.writeHead(503).end();
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      const bill = request.method === 'POST' ? await begin(request) : lookUp(request);
      if (losesAnswers) return response.destroy();
      if (!bill) return reply(404, {});
      reply(200, { ...bill, payUrl: `${url}/pay/${bill.reference}` });
    } catch {
      reply(401, {});
    }
  });
  async function begin(request: IncomingMessage): Promise<Bill> {
    const body = await text(request);
    assertSigned(secret, request.headers['x-signature'], body);
    const { payment, amountCents } = JSON.parse(body);
    const bill = bills.get(payment) ?? newBill(payment, amountCents);
    bills.set(payment, bill);
    return bill;
  }
  const newBill = (payment: string, amountCents: number): Bill => ({
    payment,
    amountCents,
    reference: `R${randomUUID().slice(0, 12)}`,
    status: 'pending',
  });
  function lookUp(request: IncomingMessage): Bill | undefined {
    const path = String(request.url);
    assertSigned(secret, request.headers['x-signature'], path);
    return bills.get(path.replace('/payments/', ''));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const billOf = (payment: string): Bill => {
    const bill = bills.get(payment);
    if (!bill) throw new Error(`nobody asked for ${payment}`);
    return bill;
  };

  return {
    settings: { PAYMENT_PROVIDER_URL: url, PAYMENT_PROVIDER_SECRET: secret },
    asked: () => asked,
    bills: () => [...bills.values()],
    become: (state: { isDown?: boolean; losesAnswers?: boolean }) => {
      ({ isDown = false, losesAnswers = false } = state);
    },
    /** The payer's act on the page. */
    settle: (payment: string, status: Bill['status'], amountCents = billOf(payment).amountCents) => {
      bills.set(payment, { ...billOf(payment), status, amountCents });
    },
    /** The signed message about a payment as it stands; `secondsAgo` is when it was signed. */
    message(payment: string, { id = randomUUID(), secondsAgo = 0, signedBy = secret } = {}) {
      const body = JSON.stringify({ id, ...billOf(payment) });
      const at = Math.floor(Date.now() / 1000) - secondsAgo;
      return { body, headers: { 'x-signature': sign(signedBy, body, at), 'content-type': 'application/json' } };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
