import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { moment, ok } from '../wire/schema.ts';
import { invitationView } from './schema.ts';

/** Invitations that may still be accepted; expired ones are shown only on the page of their deal. */
export const listInvitations = endpoint({
  name: 'members.invitations',
  door: 'cabinet',
  method: 'GET',
  path: '/api/invitations',
  summary: 'Deals into which the reader is invited by his phone, the nearest end first.',
  owner: { kind: 'self' },
  answer: ok(z.object({ now: moment, items: z.array(invitationView) })),
  errors: [],
  staleBy: 'notifications',
});
