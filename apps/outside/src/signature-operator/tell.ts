import type { World } from '../world.ts';
import type { OperatorEvent } from './types.ts';

/** Notifies the client that something with this ID has changed, without saying what: the client asks. */
export const tell = ({ operatorNotifier }: World, event: OperatorEvent, id: string): void =>
  operatorNotifier.send([{ event, object: { id } }]);
