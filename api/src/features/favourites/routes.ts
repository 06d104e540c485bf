import { toDocument } from '@diyar/indexer/document';
import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import { presentCard } from '../search/index.ts';
import * as contract from './contract.ts';
import { clearKept, dropKept, goneRows, publicRows } from './queries.ts';
import { listsOf, merge, saveOne } from './save.ts';

/** Favourites, hidden and recently viewed listings of a person; cards by id for visitors, whose lists lie on their device. */
export const favouriteRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts } = app.deps;

  serve(app, contract.favouriteLists, ({ caller }) => listsOf(db, caller.id));
  serve(app, contract.mergeLists, ({ caller, body }) => merge(db, caller.id, body));
  serve(app, contract.keep, async ({ caller, params }) => ({
    kept: await saveOne(db, caller.id, params.list, params.listingId),
  }));
  serve(app, contract.dropKept, async ({ caller, params }) => {
    await dropKept(db, caller.id, params.list, params.listingId);
    return {};
  });
  serve(app, contract.clearList, async ({ caller, params }) => {
    await clearKept(db, caller.id, params.list);
    return {};
  });

  serve(app, contract.listingCards, async ({ query: { ids = [] }, request: { lang } }) => {
    const { catalogue, wording } = await facts.get();
    const rows = new Map((await publicRows(db, ids)).map((row) => [row.id, row]));
    const missing = ids.filter((id) => !rows.has(id));
    const gone = new Map((missing.length > 0 ? await goneRows(db, missing) : []).map((row) => [row.id, row]));
    return {
      items: ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [presentCard(toDocument(row, wording), catalogue, lang)] : [];
      }),
      gone: missing.map((id) => {
        const row = gone.get(id);
        const title = lang === 'ar' ? (row?.title_ar ?? row?.title_en) : (row?.title_en ?? row?.title_ar);
        return { id, state: row?.state ?? 'unavailable', title: title ?? null };
      }),
    };
  });
};
