import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorsHere, errorsInCompose } from '../settings/check.ts';

// npm run config:check [-- --compose]: every error in the settings of every process, before anything starts. Ends with 1 where there is one.
const file = fileURLToPath(new URL('../../../.env', import.meta.url));
if (existsSync(file)) process.loadEnvFile(file);
const isCompose = process.argv.includes('--compose');
const errors = isCompose ? errorsInCompose(process.env) : errorsHere(process.env);
for (const error of errors) console.error(`✗ ${error}`);
if (errors.length > 0) process.exitCode = 1;
else console.log(`✓ The settings of every ${isCompose ? 'container' : 'process'} are in order.`);
