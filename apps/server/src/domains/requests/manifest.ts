import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { bindRequests, bindRequestsDesk } from './requests.routes.ts';
import { sweepRequests } from './tell-late.ts';

export const requests: Domain = {
  name: 'requests',
  about: 'What a buyer asks the desk for: steps, turns, the promised day, one inbox',
  uses: ['catalogue', 'documents', 'identity'],
  routes: { cabinet: [bindRequests], office: [bindRequestsDesk] },
  queues: ['request.sweep'],
  jobs: [sweepRequests],
  held,
};
