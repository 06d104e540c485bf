import type { CDPSession, Page } from 'playwright-core';
import { pause, until } from './until.ts';

/** What the form says of its files: how many arrived, of how many; undefined while it says nothing. */
export type Shown = { arrived: number; total: number };
export type PostingForm = Awaited<ReturnType<typeof postingForm>>;

/** The file a person chooses. */
export type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** A slow phone's line, so that there is something to break. */
const LINE = { latency: 60, downloadThroughput: 2_000_000, uploadThroughput: 120_000 };
const TABS = ['images', 'details', 'location', 'features'] as const;
const PATIENCE_MS = 120_000;

/** Drives the listing form of one page as a hurried person does, and notes the most that it ever said has arrived. */
export async function postingForm(page: Page, site: string, id: string) {
  const address = `${site}/dashboard/properties/new?lang=en&draft=${id}`;
  const seen = { arrived: 0, total: 0 };
  const note = (shown: Shown) => {
    seen.arrived = Math.max(seen.arrived, shown.arrived);
    seen.total = Math.max(seen.total, shown.total);
  };
  await page.exposeFunction('noteShown', note);
  await page.addInitScript({ content: WATCH });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  const line: CDPSession = await page.context().newCDPSession(page);
  const setLine = (offline: boolean) => line.send('Network.emulateNetworkConditions', { offline, ...LINE });
  await line.send('Network.enable');
  await setLine(false);

  const hasForm = () => page.locator('[role=tablist], main ol, main [class*=note]').first().isVisible();
  /** A page that does not come is asked for again, as people do. */
  async function load(): Promise<void> {
    await until(
      'the form is there',
      async () => {
        await page.goto(address, { timeout: 20_000 });
        await page.waitForSelector('html[data-ready]', { timeout: 20_000 });
        await page.locator('[role=tablist], main ol, main [class*=note]').first().waitFor({ timeout: 20_000 });
        return true;
      },
      PATIENCE_MS,
      300,
    );
  }
  const shown = async (): Promise<Shown | undefined> => {
    const text = await page
      .locator('main [class*=files]')
      .first()
      .textContent({ timeout: 500 })
      .catch(() => null);
    const found = /(\d+) of (\d+) arrived/.exec(text ?? '');
    return found ? { arrived: Number(found[1]), total: Number(found[2]) } : undefined;
  };

  return {
    seen,
    shown,
    load,
    async choose(files: readonly Chosen[]): Promise<void> {
      await page.locator('#listing-tab-images').click();
      const [videos, photos] = [files.filter(isVideo), files.filter((file) => !isVideo(file))];
      const pick = (accept: string, given: Chosen[]) =>
        page.locator(`#listing-panel-images input[type=file][accept^="${accept}"]`).first().setInputFiles(given);
      if (photos.length > 0) await pick('image', photos);
      if (videos.length > 0) await pick('video', videos);
    },
    async changeTab(name: (typeof TABS)[number]): Promise<void> {
      await page.locator(`#listing-tab-${name}`).click({ timeout: 5_000 });
    },
    async reload(): Promise<void> {
      await load();
    },
    /** To another page of the site, inside the document, and back. */
    async visit(): Promise<void> {
      await page.evaluate(() => history.back());
      await pause(300);
      await load();
    },
    async cut(ms: number): Promise<void> {
      await setLine(true);
      await pause(ms);
      await setLine(false);
    },
    /** Presses what a person would press next: the failed file's own button, else the submission. */
    async press(): Promise<void> {
      if (!(await hasForm())) return load();
      const again = page.locator('button[aria-label^="Try "]').first();
      if (await again.isVisible()) await again.click({ timeout: 2_000 });
      const submit = page.locator('#listing-onwards:not([aria-disabled])');
      if (await submit.isVisible()) await submit.click({ timeout: 2_000 });
    },
    isReceived: () => page.getByText('We have received your listing').isVisible(),
  };
}

const isVideo = ({ mimeType }: Chosen) => mimeType.startsWith('video/');

/** Tells of every change of the line beside the submission, in whatever document the page is. */
const WATCH = `new MutationObserver(() => {
  const line = document.querySelector('main [class*=files]');
  const found = /(\\d+) of (\\d+) arrived/.exec(line ? line.textContent : '');
  if (found && globalThis.noteShown) globalThis.noteShown({ arrived: Number(found[1]), total: Number(found[2]) });
}).observe(document, { subtree: true, childList: true, characterData: true });`;
