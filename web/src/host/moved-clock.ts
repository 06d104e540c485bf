import type { FastifyInstance } from 'fastify';

const PATH = '/moved-clock.js';

/** Moves the browser's clock before any other script asks it. Only `new Date()` and `Date.now()` differ. */
const script = (byMs: number) => `(() => {
  document.currentScript.remove();
  const real = Date;
  const now = () => real.now() + ${byMs};
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
})();
`;

/**
 * On a test site whose clock is moved, pages count days as the server does: "ends in 3 days" would else be told by the visitor's own
 * clock. Elsewhere pages know nothing of it.
 * @returns the page with that script at its head
 */
export function movedClock(app: FastifyInstance, movedBy: () => number): (html: string) => string {
  app.get(PATH, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script(movedBy())),
  );
  return (html) => (movedBy() === 0 ? html : html.replace('<head>', `<head><script src="${PATH}"></script>`));
}
