export { approve } from './decide.ts';
export { countQueue } from './queries.ts';
export { unsuspend } from './suspend.ts';
export { tellDecisions } from './tell-decisions.ts';
