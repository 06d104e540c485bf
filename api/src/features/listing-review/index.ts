export { approve } from './decide.ts';
export { notifyDecisions } from './notify-decisions.ts';
export { countQueue } from './queries.ts';
export { unsuspend } from './suspend.ts';
