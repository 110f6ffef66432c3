import type { DealView } from '@novosel/contract/deals/endpoints.ts';

export type MoneyPart = DealView['money'][number];
