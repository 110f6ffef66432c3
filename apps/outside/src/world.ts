import type { NotificationEvent, PaymentObject, RefundObject } from './acquirer/types.ts';
import type { OutsideConfig } from './config.ts';
import type { Faults } from './faults/faults.ts';
import type { Notifier } from './notify.ts';
import type { OperatorEvent } from './signature-operator/types.ts';
import type { Store } from './state.ts';

/** What every part of the outside world receives. */
export interface World {
  config: OutsideConfig;
  /** Where people reach this program, without a slash at the end. */
  origin: string;
  store: Store;
  /** Notifies the shop of payments. */
  notifier: Notifier<NotificationEvent, PaymentObject | RefundObject>;
  /** Notifies the client of the signature operator. */
  operatorNotifier: Notifier<OperatorEvent, { id: string }>;
  faults: Faults;
  now: () => Date;
}
