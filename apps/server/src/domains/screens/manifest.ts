import type { Domain } from '../../domain.ts';
import { attendScreens } from './attend-screens.ts';
import { held } from './held.ts';
import { bindScreens, bindScreensDesk } from './screens.routes.ts';
import { workScreens } from './work-screens.ts';

export const screens: Domain = {
  name: 'screens',
  about: 'A buyer shows his screen to support',
  uses: ['identity'],
  routes: { cabinet: [bindScreens], office: [bindScreensDesk] },
  queues: ['screen.end'],
  jobs: [workScreens],
  attend: attendScreens,
  held,
};
