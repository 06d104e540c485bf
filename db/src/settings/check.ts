import { composeFile, interpolated } from './compose-file.ts';
import { errorsOf } from './read.ts';
import type { Process } from './setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whose settings each service of `compose.yaml` reads. */
export const SERVICES: Readonly<Record<string, readonly Process[]>> = {
  'api-a': ['api', 'pages'],
  'api-b': ['api', 'pages'],
  worker: ['worker'],
  indexer: ['indexer'],
  migrate: ['migrate'],
  backup: ['backup'],
  restore: ['backup'],
};

/** Settings that the image brings (`ENV` in Dockerfile). */
export const OF_THE_IMAGE: Environment = { NODE_ENV: 'production', DATA_DIR: '/data', HOST: '0.0.0.0', PORT: '3000' };

/** The errors of every process on one machine (`npm start`, systemd): all of them at once. */
export const errorsHere = (env: Environment): string[] =>
  distinct([...errorsOf(['api', 'pages', 'worker', 'indexer', 'backup', 'migrate'], env), ...silentMails(env)]);

/** The errors of what each container would get: a setting that compose.yaml does not pass on counts as absent. */
export function errorsInCompose(given: Environment): string[] {
  const { services } = composeFile();
  const errors = Object.entries(SERVICES).flatMap(([name, processes]) => {
    const absent: string[] = [];
    const passed = Object.entries(services[name]?.environment ?? {}).map(([key, text]) => [
      key,
      interpolated(String(text), given, (variable) => absent.push(`${variable} must be given.`)),
    ]);
    const env: Environment = { ...OF_THE_IMAGE, ...Object.fromEntries(passed) };
    // Without a value that everything is made of, the rest would only repeat it.
    return absent.length > 0 ? absent : [...errorsOf(processes, env), ...silentMails(env, processes)];
  });
  return distinct(errors);
}

function silentMails(env: Environment, processes: readonly Process[] = ['worker']): string[] {
  if (!processes.includes('worker') || env.SMTP_URL || env.MAIL_PAGE) return [];
  if ((env.NODE_ENV || 'production') !== 'production') return [];
  return ['SMTP_URL is missing: mails with links and codes would become files that nobody reads.'];
}

const distinct = (errors: readonly string[]): string[] => [...new Set(errors)];
