import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { bindSites, bindSitesDesk } from './sites.routes.ts';
import { cleanPayloads } from './tokens/ended.repo.ts';
import { followSessions, workSites } from './visits/tell-left.ts';

export const sites: Domain = {
  name: 'sites',
  about: 'The developer’s other sites: identity provider, tokens, registered clients',
  uses: ['consents', 'identity'],
  routes: { cabinet: [bindSites], office: [bindSitesDesk] },
  listeners: [followSessions],
  queues: ['site.tell-left'],
  jobs: [workSites],
  cleanups: [({ db, clock }) => cleanPayloads(db, clock.now())],
  held,
};
