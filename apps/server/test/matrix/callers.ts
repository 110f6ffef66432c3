import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { accessOf } from '@novosel/contract/wire/owner-access.ts';
import type { Browser } from '../browser.ts';
import { enterDesk } from '../people/enter-desk.ts';
import type { TestServer } from '../test-server.ts';
import { pathOf, placesOf } from './calls.ts';
import type { Things } from './make-things.ts';

/** Who may call an endpoint, signed in after the limits of the calls before have run out. */
export async function callerOf(server: TestServer, { owner, door }: AnyEndpoint): Promise<Browser> {
  server.clock.advance(3601);
  if (owner.kind === 'staff') return enterDesk(server, owner.roles[0] ?? 'admin');
  // Whom the demo's buyer whose booking has succeeded trusts (make-things.ts).
  if (owner.kind === 'delegate') return server.buyer('02');
  if (accessOf(owner).session === 'buyer')
    // The demo's buyer whose booking has succeeded.
    return server.buyer('11');
  return door === 'office' ? server.deskBrowser() : server.browser();
}

/** The address of a real thing. @throws Error telling where to make one */
export function realPath({ ids }: Things, endpoint: AnyEndpoint): string {
  const real = Object.fromEntries(
    placesOf(endpoint).map((place) => {
      const known = ids[`${endpoint.name} ${place}`] ?? ids[place];
      const id = known?.[place === 'estate' || place === 'booking' ? 5 : 0];
      if (id === undefined)
        throw new Error(`${endpoint.name}: make a real «${place}» in test/matrix/make-things.ts`);
      return [place, id];
    }),
  );
  return pathOf(endpoint, (place) => real[place] ?? '');
}
