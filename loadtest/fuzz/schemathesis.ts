import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const VERSION = '4.32.5';
const HOOKS = fileURLToPath(new URL('.', import.meta.url));
export const FOLDER = fileURLToPath(new URL('../../.data/fuzz', import.meta.url));
const COMMAND = join(FOLDER, 'venv/bin/schemathesis');

/** Calls that would end the fuzz, or keep the whole machine busy: nobody learns anything from making them a thousand times. */
export const LEFT_OUT = [
  'POST /api/auth/logout',
  'POST /api/admin/search-index/rebuilds',
  'POST /api/admin/search-index/audits',
  'POST /api/admin/sitemaps/builds',
];
const CHECKS = [
  'no_unstated_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];

/** Schemathesis in an environment of its own, made once. @throws Error that says what is missing */
export async function installSchemathesis(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const installed = existsSync(COMMAND) ? (await run(COMMAND, ['--version'])).stdout : '';
  if (installed.includes(VERSION)) return;
  const venv = join(FOLDER, 'venv');
  await run('python3', ['-m', 'venv', '--clear', venv]).catch((error: Error) => {
    throw new Error(`The fuzzer needs python3 (3.10 or newer) with venv and pip: ${error.message}`);
  });
  await run(join(venv, 'bin/pip'), ['install', '--quiet', `schemathesis==${VERSION}`]).catch((error: Error) => {
    throw new Error(`pip could not install schemathesis ${VERSION}: ${error.message}`);
  });
}

interface Pass {
  name: string;
  url: string;
  seed: number;
  examples: number;
  tokenFile?: string;
  /** Each call is added to it: status, `answered` or `broken`, and the operation. */
  callsFile: string;
}
export interface Finding {
  title: string;
  operations: string[];
}

/** Every operation of the published contract with values that fit it and values that do not. */
export async function fuzzOnce({ name, url, seed, examples, tokenFile, callsFile }: Pass): Promise<Finding[]> {
  const reportFile = join(FOLDER, `${name}-${seed}.json`);
  await rm(reportFile, { force: true });
  const leftOut = LEFT_OUT.flatMap((operation) => ['--exclude-name', operation]);
  const args = [
    ...['run', `${url}/api/docs/json`, '--url', url, '--seed', String(seed), '--max-examples', String(examples)],
    ...['--phases', 'fuzzing', '--mode', 'all', '--no-shrink', '--continue-on-failure', '--warnings', 'off'],
    ...['--request-timeout', '30', '--suppress-health-check', 'all', '--checks', CHECKS.join(','), ...leftOut],
    ...['--report', 'json', '--report-json-path', reportFile],
  ];
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    LANG: 'C.UTF-8',
    PYTHONPATH: HOOKS,
    PYTHONDONTWRITEBYTECODE: '1',
    SCHEMATHESIS_HOOKS: 'hooks',
    FUZZ_CALLS_FILE: callsFile,
    ...(tokenFile && { FUZZ_TOKEN_FILE: tokenFile }),
  };
  // Lighthouse's status is 1 when it found something: the report says what. Without a report it did not run.
  const output = await run(COMMAND, args, { env, cwd: FOLDER, maxBuffer: 2 ** 28 }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; stderr?: string; message: string }) =>
      `${error.stdout ?? error.message}${error.stderr ?? ''}`,
  );
  if (!existsSync(reportFile)) throw new Error(`schemathesis did not run:\n${output.slice(-3000)}`);
  const { failures, errors }: { failures: Finding[]; errors: Finding[] } = JSON.parse(
    await readFile(reportFile, 'utf8'),
  );
  const findings = [...failures, ...errors];
  if (findings.length > 0) console.log(output.slice(0, 20_000));
  return findings;
}
