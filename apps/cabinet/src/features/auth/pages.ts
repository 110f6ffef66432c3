import { authCatalogue } from '../../shared/account/auth-catalogue.ts';
import type { Pages } from '../../shared/navigation/built-page.ts';

export const authPages: Pages = {
  auth: { load: () => import('./sign-in-page.tsx'), words: [authCatalogue], layout: 'auth', quiet: true },
  logout: { load: () => import('./sign-out-page.tsx'), words: [authCatalogue], layout: 'blank', quiet: true },
};
