import { bookingFlow } from '../packages/contract/src/booking/rules.ts';
import { dealFlow } from '../packages/contract/src/deals/rules.ts';
import { drawMachine } from './flows/draw-machine.ts';
import type { Move } from './flows/machine.ts';

const FLOWS: readonly { readonly file: string; readonly title: string; readonly moves: readonly Move[] }[] = [
  { file: 'docs/flows/booking.svg', title: 'Booking', moves: bookingFlow },
  { file: 'docs/flows/deal.svg', title: 'Deal', moves: dealFlow },
];

/** Every flow picture by its file, drawn from the tables that the server and the pages go by. */
export async function flows(): Promise<ReadonlyMap<string, string>> {
  const drawn = await Promise.all(
    FLOWS.map(async ({ file, title, moves }) => [file, await drawMachine(title, moves)] as const),
  );
  return new Map(drawn);
}
