import { requestInboxes } from '@novosel/contract/desk/request-inboxes.ts';
import { afterAct } from '@novosel/contract/requests/flow.ts';
import { deskActsIn, type RequestInbox } from '@novosel/contract/requests/inbox.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import type { Browser } from '../browser.ts';
import { placesOf } from './calls.ts';
import { given } from './make-bookings.ts';
import { bodyShape, sampleBody } from './sample-body.ts';

/**
 * Makes a request of a family, by the first of its orders that is taken.
 * @param estate one that the buyer has bought
 * @throws Error when no order of samples is taken
 */
export async function placeRequestOf(
  { name, buyer: calls }: RequestInbox,
  buyer: Browser,
  estate?: number,
): Promise<string> {
  const orders = Object.values(calls).filter(
    (one) => one.method === 'POST' && one.idempotency === 'key' && placesOf(one).length === 0,
  );
  for (const order of orders) {
    const { estate: needed } = bodyShape(order)?.properties ?? {};
    const body = { ...sampleBody(order), ...(needed && { estate }) };
    const answer = await buyer.act(order.path, body);
    if (answer.status === 200 && answer.body.result) return given<{ id: string }>(answer).id;
  }
  throw new Error(`${name}: none of its orders is taken; write a body in test/matrix/sample-body.ts`);
}

/** What the desk sends with an act. */
export const stepBody = ({ flow }: RequestInbox, act: string): Record<string, unknown> => ({
  act,
  text: 'Готово',
  ...(flow.moves[act]?.needs === 'options' && { options: ['Первый', 'Второй'] }),
});

/** Returns acts of the desk that lead from a state to where it gives papers, and the act by which it does. */
function wayToPapers(inbox: RequestInbox, from: string): { way: readonly string[]; act: string } {
  const ways = [{ state: from, way: [] as readonly string[] }];
  const seen = new Set([from]);
  for (const { state, way } of ways) {
    const acts = deskActsIn(inbox, state);
    const act = acts.find((one) => inbox.acts[one]?.papers);
    if (act !== undefined) return { way, act };
    for (const one of acts) {
      const to = afterAct(inbox.flow, state, one);
      if (to === undefined || seen.has(to)) continue;
      seen.add(to);
      ways.push({ state: to, way: [...way, one] });
    }
  }
  throw new Error(`${inbox.name}: the desk gives papers with no act`);
}

/** Leads a request to where the desk gives papers. @returns the act by which it does */
export async function leadToPapers(inbox: RequestInbox, desk: Browser, id: string): Promise<string> {
  const path = inbox.desk.one.path.replace('{request}', id);
  const { state } = given<{ state: string }>(await desk.get(path));
  const { way, act } = wayToPapers(inbox, state);
  const steps = inbox.desk.move.path.replace('{request}', id);
  for (const one of way) given(await desk.act(steps, stepBody(inbox, one)));
  return act;
}

const endpointsOf = ({ buyer, desk }: RequestInbox): AnyEndpoint[] => [
  ...Object.values(buyer),
  ...Object.values<AnyEndpoint>({ ...desk }),
];

/** A request of every family, by each endpoint that names one. */
export async function makeRequests(buyer: Browser, estate?: number): Promise<Record<string, string[]>> {
  const made: Record<string, string[]> = {};
  for (const inbox of requestInboxes) {
    const id = await placeRequestOf(inbox, buyer, estate);
    for (const endpoint of endpointsOf(inbox))
      if (placesOf(endpoint).includes('request')) made[`${endpoint.name} request`] = [id];
  }
  return made;
}
