import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError, type Message } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { createWriteBuffer } from '#lib/write-buffer.ts';
import { addressOf, dayOf, isBot, visitorOf } from '../../views/index.ts';
import { chooseOffers } from './choose.ts';
import * as contract from './contract.ts';
import { createInventory } from './inventory.ts';
import { countClick, countViews, linkOf, seenToday, type Told } from './queries.ts';
import { issueToken, readToken, TOKEN_LASTS_MS } from './token.ts';

const LABEL: Message = { ar: 'إعلان مموّل', en: 'Sponsored' };

/** What pages fetch once they are painted, and what they tell of it. Pages stay the same for everybody. */
export const shownRoutes: FastifyPluginAsync = async (app) => {
  const { db, config, log, siteClock } = app.deps;
  const { secret, secrets } = config.auth;
  const inventory = createInventory({ db, log, everyMs: config.advertisements.readEveryMs });
  const views = createWriteBuffer<Told>({
    write: (batch) => countViews(db, batch),
    log,
    everyMs: config.views.writeEveryMs,
  });
  app.addHook('onClose', () => views.close());

  // By address and browser for members as well: a click is a link of the page, which carries no sign-in.
  const visitorIn = ({ ip, headers }: FastifyRequest) =>
    visitorOf({ userId: null, ip, userAgent: headers['user-agent'] ?? '' }, dayOf(siteClock.now()), secret);
  /** What a token of ours tells, from the person it was made for, and not from yesterday. */
  const countedIn = (request: FastifyRequest, token: string): Told | undefined => {
    const shown = readToken(token, secrets);
    if (!shown || isBot(request.headers['user-agent'] ?? '')) return undefined;
    const isLate = Date.now() - shown.issuedAt > TOKEN_LASTS_MS;
    if (isLate || shown.visitor !== visitorIn(request)) return undefined;
    return { ...shown, address: addressOf(request.ip, secret) };
  };

  serve(app, contract.displayAds, async ({ query, caller, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { places = [], screen = 'web' } = query;
    const label = LABEL[request.lang];
    if (isBot(request.headers['user-agent'] ?? '')) return { items: [], label };
    const visitor = visitorIn(request);
    const [known, seen] = await Promise.all([inventory.get(), seenToday(db, visitor)]);
    const issuedAt = Date.now();
    const items = chooseOffers(known, { places, screen, seen }).map((offer) => ({
      place: offer.place,
      showing: issueToken({ advertisementId: offer.id, visitor, userId: caller?.id ?? null, issuedAt }, secret),
      title: offer.title,
      description: offer.description,
      size: offer.size,
      image: { id: offer.image_id, width: offer.width, height: offer.height },
      call: offer.has_link ? null : offer.contact_phone,
    }));
    return { items, label };
  });
  serve(app, contract.countView, ({ body, request }) => {
    const view = countedIn(request, body.showing);
    // Whether it counts is found out by the batch: the answer is the same, and costs no query.
    if (view) views.add(view);
    return {};
  });
  serve(app, contract.countCall, async ({ body, request }) => {
    const click = countedIn(request, body.showing);
    if (click) await countClick(db, click);
    return {};
  });
  serve(app, contract.visitAd, async ({ params, request, reply }) => {
    const shown = readToken(params.showing, secrets);
    if (!shown) throw new AppError('advertisement_not_found', 404);
    const link = await linkOf(db, shown.advertisementId);
    const click = countedIn(request, params.showing);
    if (click && link) await countClick(db, click);
    // The page that led there is nobody's business.
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
      .redirect(link ?? '/', 302);
  });
};
