export { countQueue } from './queries.ts';
export { tellDecisions } from './tell-decisions.ts';
