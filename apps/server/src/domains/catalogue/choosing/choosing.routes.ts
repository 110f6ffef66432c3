import { choosingEndpoints as c } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import { favouritesEndpoints as f } from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import type { Context } from '../../../context.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { ok } from '../../../platform/http/ok.ts';
import { similarTo } from '../search/find-similar.ts';
import { findCompared } from './choosing.repo.ts';
import { compareEstates, setCompared } from './compare-estates.ts';
import { listFavourites } from './list-favourites.ts';
import { listViewed, markViewed } from './mark-viewed.ts';
import { openSet } from './read-sets.ts';
import { inviteToFavourites, joinFavourites, leaveFavourites, showInvitation } from './share-favourites.ts';
import { writeNote } from './write-note.ts';

const done = { result: true } as const;

/**
 * Choosing a home: similar, compared, viewed and favourite estates, also shared ones and those sent by a
 * manager.
 */
export function bindChoosing(bind: Bind, deps: Pick<Context, 'db' | 'clock'>): void {
  bind(c.similarEstates, async ({ db, params, viewer }) =>
    ok(await similarTo(db, params.estate, viewer?.userId)),
  );
  bind(c.compareEstates, async ({ db, query, viewer }) =>
    ok(await compareEstates(db, query.ids.split(',').map(Number), viewer?.userId)),
  );
  bind(c.listViewed, async ({ db, viewer }) => ok(await listViewed(db, viewer.userId)));
  bind(c.markViewed, async ({ act, body }) => ok({ viewed: await markViewed(deps, act, body.estate) }));
  bind(c.listCompared, async ({ db, viewer }) => ok({ ids: await findCompared(db, viewer.userId) }));
  bind(c.setCompared, async ({ act, body }) => ok({ ids: await setCompared(deps, act, body) }));
  bind(c.openEstateSet, async ({ db, params, viewer }) =>
    ok(await openSet(deps, db, params.token, viewer?.userId)),
  );
  bindFavourites(bind, deps);
}

function bindFavourites(bind: Bind, deps: Pick<Context, 'db' | 'clock'>): void {
  bind(f.listFavourites, async ({ db, viewer }) => ok(await listFavourites(deps, db, viewer.userId)));
  bind(f.writeNote, async ({ act, body }) => {
    await writeNote(deps, act, body);
    return done;
  });
  bind(f.inviteToFavourites, async ({ act }) => ok(await inviteToFavourites(deps, act)));
  bind(f.showInvitation, async ({ viewer, params }) =>
    ok(await showInvitation(deps, viewer.userId, params.token)),
  );
  bind(f.joinFavourites, async ({ act, params }) => {
    await joinFavourites(deps, act, params.token);
    return done;
  });
  bind(f.leaveFavourites, async ({ act, params }) => {
    await leaveFavourites(deps, act, params.share);
    return done;
  });
}
