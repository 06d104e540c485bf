import { demoContact } from './lib/demo-contact.ts';
import { demoSignIns } from './lib/demo-sign-ins.ts';
import { endOnRequest } from './lib/ending.ts';
import { dataDirOf, type Installation, openInstallation, readEnvFile } from './lib/installation.ts';
import { listenHost, mailPage } from './lib/listen-host.ts';
import { askedPort, freePort, portFrom } from './lib/ports.ts';
import { buildTiles, demoCount, hangPictures, loadDemo, migrate } from './lib/preparation.ts';
import { createProgress } from './lib/progress.ts';
import { checkServices, type Services, startServices } from './lib/services.ts';
import { startBackups, startSite, waitForIndex } from './lib/site.ts';
import { bundleSite, watchedSite } from './lib/site-programs.ts';
import { buildWeb } from './lib/web-build.ts';

// npm start: everything from nothing, on one port.

const FIRST_INDEX_MS = 45_000;
readEnvFile();
const isDevelopment = process.argv.includes('--dev');
const progress = createProgress();
let installation: Installation | undefined;
const end = endOnRequest(() => installation, { log: (what) => progress.line(`  … ${what}`) });

try {
  const wantedPort = portFrom(process.env.PORT, 3000);
  installation = await openInstallation({ dataDir: dataDirOf(), purpose: 'start', progress });
  installation.onFatal = (error) => end(1, error);
  const { commands, lock, root, state } = installation;

  checkServices(installation);
  if (process.env.PORT) await askedPort(wantedPort);
  // The build needs no data and the data no build.
  const [{ services, demo, isFilled }, command] = await Promise.all([
    data(installation),
    isDevelopment ? watchedSite : bundleSite(installation.dataDir),
    isDevelopment || progress.step('web', (report) => buildWeb({ root, commands, report })),
  ]);

  const port = process.env.PORT ? await askedPort(wantedPort) : await freePort(wantedPort);
  if (port !== wantedPort) progress.line(`  ! port ${wantedPort} is taken; using ${port}`);
  const publicUrl = process.env.PUBLIC_URL;
  const hasDemo = demo > 0 || Boolean(state.values.demo);
  const settings = hasDemo ? demoContact(process.env) : {};
  const { host, warning } = listenHost({ asked: process.env.HOST, hasDemo });
  const asked = process.env.MAIL_PAGE;
  const mails = mailPage({ asked, host, hasDemo, hasMailServer: Boolean(process.env.SMTP_URL) });
  if (mails) settings.MAIL_PAGE = mails;
  if (host) settings.HOST = host;
  if (warning) progress.line(`  ! ${warning}`);
  const [url] = await Promise.all([
    startSite(installation, services, { port, command, isDevelopment, publicUrl, settings }),
    hangPictures(installation, services, demo),
  ]);
  if (process.env.BACKUP_TO) await startBackups(installation, services);
  if (isFilled) await waitForIndex(installation, services, FIRST_INDEX_MS);
  const signIns = demo > 0 ? await demoSignIns(installation, services) : [];
  lock.update({ ready: true, url });

  progress.line(`\n  Diyar is ready after ${progress.elapsed()}\n`);
  progress.line(`    العربية   ${url}/?lang=ar`);
  progress.line(`    English   ${url}/?lang=en\n`);
  if (signIns.length > 0) {
    progress.line(
      `  Sign in at ${url}/login${(mails ?? asked) === 'on' ? ` (mails: ${url}/dev/mail)` : ''}\n\n${signIns.join('\n')}\n`,
    );
  }
  progress.line(`  Ctrl-C stops everything. Logs are in ${installation.logDir}\n`);
  // Pipes and pids keep no event loop alive by themselves everywhere; this does.
  setInterval(() => {}, 1 << 30);
} catch (error) {
  end(1, error);
}

/** PostgreSQL and the engine, with schema, base map and, where asked for, the demo's listings. */
async function data(filled: Installation): Promise<{ services: Services; demo: number; isFilled: boolean }> {
  const services = await startServices(filled);
  filled.state.save({ services });
  filled.lock.update({ servicesAreUp: true });
  await migrate(filled, services);
  const demo = demoCount(process.env.DIYAR_DEMO, services.database);
  const [, isFilled] = await Promise.all([buildTiles(filled, services), loadDemo(filled, services, demo)]);
  return { services, demo, isFilled };
}
