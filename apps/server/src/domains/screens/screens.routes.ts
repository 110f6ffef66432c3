import { screensEndpoints as e } from '@novosel/contract/screens/endpoints.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { acceptScreen } from './accept-screen.ts';
import { askScreen } from './ask-screen.ts';
import { readPresent, readScreen } from './read-screen.ts';
import { refuseScreen } from './refuse-screen.ts';
import type { ScreenDeps } from './screen-deps.ts';
import { prepareFindOpen } from './screens.repo.ts';
import { endScreen, stopScreen } from './stop-screen.ts';

const done = { result: true } as const;

export function bindScreens(bind: Bind, deps: ScreenDeps): void {
  const findOpen = prepareFindOpen(deps.db);
  bind(e.presentScreen, async ({ viewer }) => ok(await readPresent(deps, findOpen, viewer.userId)));
  bind(e.acceptScreen, async ({ act, viewer, params }) => {
    const endsAt = await acceptScreen(deps, act, { id: params.screen, session: viewer.sessionId });
    return ok({ endsAt: endsAt.toISOString(), stunUrls: [...deps.config.stunUrls] });
  });
  bind(e.refuseScreen, async ({ act, params, body }) => {
    await refuseScreen(deps, act, { id: params.screen, why: body.why });
    return done;
  });
  bind(e.stopScreen, async ({ act, params, body }) => {
    await stopScreen(deps, act, { id: params.screen, why: body.why });
    return done;
  });
}

export function bindScreensDesk(bind: Bind, deps: ScreenDeps): void {
  bind(e.askScreen, async ({ act, viewer, body }) =>
    ok(await askScreen(deps, act, { userId: body.user_id, session: viewer.sessionId })),
  );
  bind(e.readScreen, async ({ viewer, params }) => ok(await readScreen(deps, viewer.userId, params.screen)));
  bind(e.endScreen, async ({ act, params }) => {
    await endScreen(deps, act, params.screen);
    return done;
  });
}
