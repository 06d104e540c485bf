export { Payee } from './contract.ts';
export { payeeInFull, presentPayee } from './present.ts';
export { countPayees, payeeOf, payeeVersions, type VersionRow } from './queries.ts';
