import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { bindUsers } from './users.routes.ts';

export const users: Domain = {
  name: 'users',
  about: 'A person’s profile',
  uses: ['consents', 'delegates', 'identity'],
  routes: { cabinet: [bindUsers] },
  held,
};
