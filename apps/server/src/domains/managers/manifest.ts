import type { Domain } from '../../domain.ts';
import { followRegistrations } from './follow-registrations.ts';
import { held } from './held.ts';
import { bindManagers } from './managers.routes.ts';

export const managers: Domain = {
  name: 'managers',
  about: 'Who answers for a buyer at the developer’s',
  uses: ['identity'],
  routes: { cabinet: [bindManagers] },
  listeners: [followRegistrations],
  held,
};
