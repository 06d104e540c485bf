import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultsHere, faultsInCompose } from '../settings/check.ts';

// npm run config:check [-- --compose]: every fault of the settings of every process, before anything starts. Ends with 1 where there is one.
const file = fileURLToPath(new URL('../../../.env', import.meta.url));
if (existsSync(file)) process.loadEnvFile(file);
const isCompose = process.argv.includes('--compose');
const faults = isCompose ? faultsInCompose(process.env) : faultsHere(process.env);
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`✓ The settings of every ${isCompose ? 'container' : 'process'} are in order.`);
