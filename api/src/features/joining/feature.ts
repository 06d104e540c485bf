import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { joiningRoutes } from './routes.ts';

export const joiningFeature = feature({ contract, routes: [joiningRoutes] });
