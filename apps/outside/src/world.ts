import type { Notifier } from './acquirer/notify.ts';
import type { OutsideConfig } from './config.ts';
import type { Faults } from './faults/faults.ts';
import type { Store } from './state.ts';

/** What every part of the outside world is given. */
export interface World {
  config: OutsideConfig;
  /** Where people reach this program, without a slash at the end. */
  origin: string;
  store: Store;
  notifier: Notifier;
  faults: Faults;
  now: () => Date;
}
