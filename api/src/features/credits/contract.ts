import { z } from 'zod';
import { endpoint } from '../../lib/endpoint.ts';

export const creditsBalance = endpoint({
  method: 'GET',
  path: '/credits/balance',
  access: 'user',
  tag: 'credits',
  summary: 'The balance in dollars',
  data: z.object({ balance: z.number() }),
});
