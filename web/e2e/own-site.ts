import { sites } from './sites.ts';

// Of the files that run at the same time each has a worker of another number, from one on, and so a site to itself.
Object.assign(process.env, sites()[Number(process.env.VITEST_POOL_ID) - 1]);
