import type { World } from '../world.ts';
import type { OperatorEvent } from './types.ts';

/** Tells the client that something of this ID has changed, and not what: it asks. */
export const tell = ({ operatorNotifier }: World, event: OperatorEvent, id: string): void =>
  operatorNotifier.send([{ event, object: { id } }]);
