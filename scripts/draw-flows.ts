import { bookingFlow } from '../packages/contract/src/booking/rules.ts';
import { dealFlow } from '../packages/contract/src/deals/rules.ts';
import { requestStatuses } from '../packages/contract/src/services/requests.ts';
import { buyerActs, type RequestState, serviceMoves } from '../packages/contract/src/services/rules.ts';
import { drawMachine } from './flows/draw-machine.ts';
import type { Move } from './flows/machine.ts';

const isBuyers = (act: string): boolean => buyerActs.some((one) => one === act);
const nameOf = (state: RequestState): string =>
  state in requestStatuses ? requestStatuses[Number(state) as keyof typeof requestStatuses].en : state;
const ordered = (to: RequestState): Move => ({
  from: 'none',
  event: 'order',
  actor: 'buyer',
  to,
  screen: nameOf(to),
});
/** A service that must be signed begins as a draft. */
const serviceFlow: readonly Move[] = [
  ordered('draft'),
  ordered('680'),
  ...Object.entries(serviceMoves).flatMap(([event, { from, to }]) =>
    from.map((state) => ({
      from: state,
      event,
      actor: event === 'end' ? 'clock' : isBuyers(event) ? 'buyer' : 'staff',
      to,
      screen: nameOf(to),
    })),
  ),
];

interface Flow {
  readonly file: string;
  readonly title: string;
  readonly moves: readonly Move[];
  /** Caption of the frame around states with the same exits. */
  readonly frame?: string;
}

const FLOWS: readonly Flow[] = [
  {
    file: 'docs/flows/booking.svg',
    title: 'Booking',
    moves: bookingFlow,
    frame: 'the hold lasts, nothing is paid',
  },
  { file: 'docs/flows/deal.svg', title: 'Deal', moves: dealFlow },
  { file: 'docs/flows/service.svg', title: 'Service', moves: serviceFlow, frame: 'may be withdrawn' },
];

/** Every flow picture by its file, drawn from the tables that the server and the pages use. */
export async function flows(): Promise<ReadonlyMap<string, string>> {
  const drawn = await Promise.all(
    FLOWS.map(
      async ({ file, title, moves, frame }) => [file, await drawMachine(title, moves, frame)] as const,
    ),
  );
  return new Map(drawn);
}
