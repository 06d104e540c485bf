import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '#features/listings/i18n/en.json' with { type: 'json' };
import { problemsIn } from '#testing/schema-org.ts';
import { anAdministrator, signInAs } from './drivers/administrators.ts';
import { ask } from './drivers/asked.ts';
import { aVisitor, DOORSTEP, untilReady, withoutGraphics } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { aFilm } from './drivers/film.ts';
import { approve, callerOf, handIn } from './drivers/handed-in.ts';
import { tab } from './drivers/listing-form.ts';
import { signUp } from './drivers/members.ts';
import { captureScreen } from './drivers/shots.ts';

type Film = { path: string; duration: number; bytes: number; poster: { id: string } | null };
type Listing = { path: string; title: string; media: { id: string }[]; video: Film };

/** A sentence of the dictionary with its parts. */
const said = (sentence: string, parts: Record<string, string>) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name] ?? '');

describe.runIf(process.env.E2E_URL)('a listing’s video', () => {
  const { openPage, url } = aVisitor();
  let listing: Listing;

  /** The codes of the answers with which a page gets the film itself. */
  const watched = (page: Page) => {
    const answers: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === listing.video.path) answers.push(response.status());
    });
    return answers;
  };
  const poster = (page: Page) => page.locator(`main a[href="${listing.video.path}"]`);
  const player = (page: Page) => page.locator('dialog video');
  const hasPlayed = (page: Page) =>
    eventually(() => player(page).evaluate((film: HTMLVideoElement) => film.played.length)).toBe(1);
  const names = () => {
    const parts = { title: listing.title, length: '0:06', size: said(en.gallery.size, { size: '0.1' }) };
    return { play: said(en.gallery.play, parts), film: said(en.gallery.film, parts) };
  };

  beforeAll(async () => {
    const { page } = await openPage(DOORSTEP, { lang: 'en' });
    await withoutGraphics(page);
    await signUp(page, 'en');
    const id = await handIn(url(), await callerOf(page, 'en'), {}, async (draft) => {
      await page.goto(`${url()}/dashboard/properties/edit/${draft}?lang=en`);
      await tab(page, 'images').click();
      await page.setInputFiles('input[type=file][accept^="video/"]', [aFilm('walk')]);
      // Its still picture is a frame that this browser took.
      await page.waitForSelector('#listing-panel-images video[poster^="/images/"]');
    });
    const { page: desk } = await openPage(DOORSTEP, { lang: 'en' });
    await signInAs(desk, await anAdministrator());
    await approve(await callerOf(desk, 'en'), id);
    listing = await ask<Listing>(url(), `/listings/${id}`, 'en');
  });

  it('shows a frame past the black it begins with, is not fetched before it is pressed, then plays and seeks', async () => {
    const { page, complaints } = await openPage(DOORSTEP, { lang: 'en' });
    const answers = watched(page);
    await withoutGraphics(page);
    await page.goto(`${url()}${listing.path}?lang=en`);
    await untilReady(page);
    const { play, film } = names();
    const link = page.getByRole('link', { name: play, exact: true });
    await link.waitFor();
    expect(await poster(page).innerText()).toMatch(/^0:06\s*0\.1 MB$/);
    expect(await greenOf(page, listing.video.poster?.id)).toBeGreaterThan(100);
    await captureScreen(page, 'video-poster-en');
    // Past it, to a photo in the gallery and to the film beside it: it stands still until it is asked to play.
    await page.locator('section:has(ul[data-photos]) li button').first().click();
    await player(page).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await eventually(() => page.locator('dialog [role=status]').innerText()).toContain('2 / 2');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await player(page).waitFor({ state: 'detached' });
    expect(answers).toEqual([]);

    await link.press('Enter');
    await hasPlayed(page);
    expect(await player(page).getAttribute('aria-label')).toBe(film);
    await captureScreen(page, 'video-plays-en');
    await player(page).evaluate(
      (film: HTMLVideoElement) =>
        new Promise((resolve) => {
          film.addEventListener('seeked', resolve, { once: true });
          film.currentTime = 4;
        }),
    );
    expect(await player(page).evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThanOrEqual(4);
    expect(new Set(answers)).toEqual(new Set([206]));
    await page.keyboard.press('Escape');
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints.filter((text) => !/WebGL/.test(text))).toEqual([]);
  });

  it('costs a visitor who saves data not even its picture', async () => {
    const { page } = await openPage(DOORSTEP, { lang: 'ar', device: 'phone', scheme: 'dark' });
    const answers = watched(page);
    const pictures: string[] = [];
    page.on('request', (request) => pictures.push(request.url()));
    await page.evaluate(() => localStorage.setItem('diyar-data-saver', 'on'));
    await withoutGraphics(page);
    await page.goto(`${url()}${listing.path}?lang=ar`);
    await untilReady(page);
    const link = page.getByRole('link', { name: /^شغّل فيديو/ });
    await link.scrollIntoViewIfNeeded();
    await eventually(() => link.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
      listing.media[0]?.id,
    );
    await expectNoSidewaysScroll(page);
    // What it costs stands on one side, its place among the photos on the other.
    const [facts, counter] = await Promise.all([
      link.locator('[class*=facts]').boundingBox(),
      page.locator('section > [class*=counter]').boundingBox(),
    ]);
    expect((counter?.x ?? 0) + (counter?.width ?? 0)).toBeLessThan(facts?.x ?? 0);
    await captureScreen(page, 'video-poster-ar');
    expect(pictures.filter((address) => address.includes(listing.video.poster?.id ?? '?'))).toEqual([]);
    expect(answers).toEqual([]);
    await link.tap();
    await hasPlayed(page);
    // Neither button for the next photo lies over the player's own.
    const bottom = await player(page).evaluate((film) => film.getBoundingClientRect().bottom);
    for (const step of await page.locator('dialog button[class*=previous], dialog button[class*=next]').all())
      expect((await step.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    await captureScreen(page, 'video-plays-ar');
  });

  it('is told to search engines', async () => {
    const html = await (await fetch(`${url()}${listing.path}?lang=en`, { headers: { accept: 'text/html' } })).text();
    const things = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]');
    const { video } = things.find((thing: { video?: object }) => thing.video);
    expect(video).toMatchObject({ '@type': 'VideoObject', duration: 'PT0M6S' });
    expect(problemsIn(video)).toEqual([]);
    for (const address of [video.contentUrl, video.thumbnailUrl]) {
      const { pathname } = new URL(address);
      const answer = await fetch(url() + pathname, { headers: { range: 'bytes=100-199' } });
      expect(answer.status, pathname).toBe(pathname.startsWith('/videos/') ? 206 : 200);
    }
  });
});

/** At a place in the picture of the film that is green once the film is past its beginning; 0–255. */
const greenOf = (page: Page, picture: string | undefined) =>
  page.evaluate(async (id) => {
    const still = await createImageBitmap(await (await fetch(`/images/${id}?w=320&fmt=jpeg`)).blob());
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    pen?.drawImage(still, -300, -200);
    return pen?.getImageData(0, 0, 1, 1).data[1];
  }, picture);
