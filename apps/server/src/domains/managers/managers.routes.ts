import { managersEndpoints } from '@novosel/contract/managers/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { prepareListManagers } from './managers.repo.ts';

export function bindManagers(bind: Bind, { db }: Pick<Context, 'db'>): void {
  const managers = prepareListManagers(db);
  bind(managersEndpoints.listManagers, ({ viewer }) => managers(viewer.locale)(viewer.userId));
}
