import { catalogueDeskEndpoints as e } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { catalogueDeskLists as l } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { cataloguePapersEndpoints as h } from '@novosel/contract/catalogue/desk/papers-endpoints.ts';
import { pricePlanEndpoints as p } from '@novosel/contract/catalogue/prices/price-plan-endpoints.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { readPart } from '../../platform/http/fields/read-part.ts';
import { ok } from '../../platform/http/ok.ts';
import { listSets } from './choosing/read-sets.ts';
import { sendSet, withdrawSet } from './choosing/send-set.ts';
import { describePictures } from './houses/describe-pictures.ts';
import { sendPicture } from './houses/houses.routes.ts';
import { listDeskNews } from './houses/list-desk-news.ts';
import { listPromises } from './houses/list-promises.ts';
import { promiseHandover } from './houses/promise-handover.ts';
import { keepPicture, publishNews, withdrawNews } from './houses/publish-news.ts';
import { readPicture } from './houses/read-site-news.ts';
import { findAnyPicture } from './houses/site-news.repo.ts';
import { applyImport } from './imports/apply-import.ts';
import { checkImport } from './imports/checking/check-import.ts';
import { discardImport } from './imports/discard-import.ts';
import { draftPricePlan } from './imports/draft-price-plan.ts';
import { listImports, listPlanned, listPricePlans, readImport } from './imports/read-imports.ts';
import { listSheets } from './imports/reading/list-sheets.ts';
import { undoImport } from './imports/undo-import.ts';
import { listPlaces } from './list-places.ts';
import { readPapers, saveAxes, savePapers } from './papers/edit-papers.ts';
import { searchEstates } from './search/search-estates.ts';

const done = { result: true } as const;

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'storage' | 'inspector' | 'jobs' | 'events'>;

/** Acts of the desk on the catalogue. */
export function bindCatalogueDesk(bind: Bind, deps: Deps): void {
  bindImports(bind, deps);
  bindLists(bind);
  bindNews(bind, deps);
  bindPapers(bind);
  bind(e.promiseHandover, async (call) =>
    ok(await promiseHandover(deps, call.db, call.act, call.params.building, call.body)),
  );
  bind(e.createSet, async (call) => ok(await sendSet(deps, call.act, call.body)));
  bind(e.listSets, async ({ db }) => ok(await listSets(db)));
  bind(e.withdrawSet, async (call) => {
    await withdrawSet(deps, call.act, call.params.set);
    return done;
  });
}

function bindNews(bind: Bind, deps: Deps): void {
  bind(e.uploadNewsPicture, async (call) =>
    ok(await keepPicture(deps, call.act, await readPart(call.request, 'file'))),
  );
  bind(l.getDeskPicture, async ({ db, params, reply }) =>
    sendPicture(reply, await readPicture(deps, db, params.picture, findAnyPicture), 'private'),
  );
  bind(e.publishNews, async (call) =>
    ok({ id: await inTransaction(call.db, (tx) => publishNews(deps, tx, call.act, call.body)) }),
  );
  bind(e.describePictures, async (call) => {
    await inTransaction(call.db, (tx) => describePictures(tx, call.act, call.params.news, call.body));
    return done;
  });
  bind(e.withdrawNews, async (call) => {
    await withdrawNews(deps, call.act, call.params.news, call.body.reason);
    return done;
  });
}

function bindPapers(bind: Bind): void {
  bind(h.getHousePapers, async ({ db, params }) => ok(await readPapers(db, params.building)));
  bind(h.saveHousePapers, async ({ db, act, params, body }) =>
    ok(await savePapers(db, act, params.building, body)),
  );
  bind(h.saveAxes, async ({ db, act, params, body }) =>
    ok(await saveAxes(db, act, params.estate, body.axes)),
  );
}

function bindLists(bind: Bind): void {
  bind(l.listDeskNews, async ({ db, query }) => ok(await listDeskNews(db, query.before)));
  bind(l.listPromises, async ({ db, params }) => ok(await listPromises(db, params.building)));
  bind(l.listPlaces, async ({ db }) => ok(await listPlaces(db)));
  bind(l.searchDeskEstates, async ({ db, query }) => {
    const { items, next, total, exact } = await searchEstates(db, query, undefined);
    return ok({ items, next, total, exact });
  });
}

function bindImports(bind: Bind, deps: Deps): void {
  bind(e.uploadImport, async (call) =>
    ok(await checkImport(deps, call.act, await readPart(call.request, 'file'), call.query)),
  );
  bind(e.listImportSheets, async (call) => ok(await listSheets(await readPart(call.request, 'file'))));
  bind(e.listImports, async ({ db }) => ok(await listImports(db)));
  bind(e.getImport, async ({ db, params, query }) => ok(await readImport(db, params.batch, query)));
  bind(e.applyImport, async (call) =>
    ok(
      await inTransaction(call.db, (tx) =>
        applyImport(deps, tx, call.act, call.params.batch, call.body.leaveOutWrong ?? false),
      ),
    ),
  );
  bind(e.discardImport, async (call) => {
    await inTransaction(call.db, (tx) => discardImport(tx, call.act, call.params.batch));
    return done;
  });
  bind(e.undoImport, async (call) =>
    ok(
      await inTransaction(call.db, (tx) =>
        undoImport(deps, tx, call.act, call.params.batch, call.body.reason),
      ),
    ),
  );
  bind(p.draftPricePlan, async (call) =>
    ok(await inTransaction(call.db, (tx) => draftPricePlan(deps, tx, call.act, call.body))),
  );
  bind(p.listPricePlans, async ({ db, query }) => ok(await listPricePlans(db, query.before)));
  bind(e.listPlannedPrices, async ({ db }) => ok(await listPlanned(db)));
}
