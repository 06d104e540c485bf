export { Payee } from './contract.ts';
export { payeeInWords, presentPayee } from './present.ts';
export { countPayees, offeredPayees, payeeVersions, type VersionRow } from './queries.ts';
