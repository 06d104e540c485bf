import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../../lib/serve.ts';
import * as contract from './contract.ts';

/** Nobody has any credit until the ledger is there; the header may ask all the same. */
export const creditRoutes: FastifyPluginAsync = async (app) => {
  serve(app, contract.creditsBalance, () => ({ balance: 0 }));
};
