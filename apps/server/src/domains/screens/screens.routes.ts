import { screensEndpoints as e } from '@novosel/contract/screens/endpoints.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { acceptScreen } from './accept-screen.ts';
import { askScreen } from './ask-screen.ts';
import { readPresent, readScreen } from './read-screen.ts';
import { refuseScreen } from './refuse-screen.ts';
import { actOf, type ScreenDeps } from './screen-act.ts';
import { prepareFindOpen } from './screens.repo.ts';
import { endScreen, stopScreen } from './stop-screen.ts';

const done = { result: true } as const;

export function bindScreens(bind: Bind, deps: ScreenDeps): void {
  const findOpen = prepareFindOpen(deps.db);
  bind(e.presentScreen, async ({ viewer }) => ok(await readPresent(deps, findOpen, viewer.userId)));
  bind(e.acceptScreen, async (call) => {
    const endsAt = await acceptScreen(deps, actOf(call), call.params.screen);
    return ok({ endsAt: endsAt.toISOString(), stunUrls: [...deps.config.stunUrls] });
  });
  bind(e.refuseScreen, async (call) => {
    await refuseScreen(deps, actOf(call), { id: call.params.screen, why: call.body.why });
    return done;
  });
  bind(e.stopScreen, async (call) => {
    await stopScreen(deps, actOf(call), { id: call.params.screen, why: call.body.why });
    return done;
  });
}

export function bindScreensDesk(bind: Bind, deps: ScreenDeps): void {
  bind(e.askScreen, async (call) => ok(await askScreen(deps, actOf(call), call.body.user_id)));
  bind(e.readScreen, async ({ viewer, params }) => ok(await readScreen(deps, viewer.userId, params.screen)));
  bind(e.endScreen, async (call) => {
    await endScreen(deps, actOf(call), call.params.screen);
    return done;
  });
}
