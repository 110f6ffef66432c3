import { randomUUID } from 'node:crypto';
import { requestInboxes } from '@novosel/contract/desk/request-inboxes.ts';
import { requestTabs } from '@novosel/contract/requests/desk-endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import type { Answer, Browser } from '../browser.ts';
import { absentUuid, bodyShape, type Shape, sampleBody } from './sample-body.ts';

type Id = string | number;

/** Ids of nothing, by the place of a path. Places that are not named here hold a uuid. */
const absentIds: Readonly<Record<string, Id>> = {
  estate: 2_147_483_600,
  building: 2_147_483_600,
  complex: 2_147_483_600,
  person: 2_147_483_600,
  version: 9_999,
  token: 'A'.repeat(32),
  text: 'a'.repeat(64),
};
export const absentId = (place: string): Id => absentIds[place] ?? absentUuid;
export const absentNumber = 2_147_483_600;

/** `{document}` of a path. */
export const placesOf = ({ path }: AnyEndpoint): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, place]) => place ?? '');

export const pathOf = ({ path }: AnyEndpoint, idOf: (place: string) => Id): string =>
  path.replace(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(idOf(place)));

/** Fields of a body that name a thing by its id; what everybody sees in the catalogue is nobody's. */
export function idFieldsOf(endpoint: AnyEndpoint): string[] {
  const shape = bodyShape(endpoint);
  return Object.entries(shape?.properties ?? {})
    .filter(([name, part]) => ['id', 'user_id'].includes(name) || namesThing(part))
    .map(([name]) => name);
}

function namesThing(shape: Shape): boolean {
  const parts = [...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : [])];
  const fields = Object.values(shape.properties ?? {});
  return shape.format === 'uuid' || [...parts, ...fields].some(namesThing);
}

export interface Call {
  readonly path?: string;
  /** In place of what has to stand there. */
  readonly query?: string;
  readonly body?: object;
}

/** Sends what an endpoint takes, as a page would, with a fresh key; without a path, with ids of nothing. */
export function call(
  browser: Browser,
  endpoint: AnyEndpoint,
  { path, query, body }: Call = {},
): Promise<Answer> {
  const sent = body ?? (endpoint.method === 'GET' ? undefined : sampleBody(endpoint));
  const url = `${path ?? pathOf(endpoint, absentId)}${query ?? queries[endpoint.name] ?? ''}`;
  return browser.send(endpoint.method, url, sent, { 'idempotency-key': randomUUID() });
}

/** What has to stand in the address of a call. */
const queries: Readonly<Record<string, string>> = {
  'chat.deskList': '?state=waiting',
  'slips.show': '?kind=tour',
  'catalogue.compare': '?ids=1,2',
  'appointments.slots': `?office=${absentUuid}&language=ru`,
  'contracts.changes': '?from=1&to=1',
  'desk.people': `?text=${encodeURIComponent('елк')}`,
};

const text = (words: string) => `text=${encodeURIComponent(words)}`;
const cursor = `2026-11-01T00:00:00.000Z_${absentUuid}`;

/** Other ways to ask for a list, each of which may be read in a way of its own. */
const otherQueries: Readonly<Record<string, readonly string[]>> = {
  'desk.queue': [
    'closed=1',
    `closed=1&after=${cursor}`,
    `after=${cursor}`,
    'turn=buyer',
    text('людова 17'),
    text('8 (933) 000-00'),
    `closed=1&${text('людова 17')}`,
    `closed=1&${text('т-417')}&after=${cursor}`,
    `closed=1&${text('8 (933) 000-00')}`,
  ],
  'desk.people': [text('людова17'), text('+7 933 000-00-1'), text('crowd17@crowd.test')],
  'desk.transfers': [text('людова17'), text('т-17')],
  'desk.audit': [
    'before=1000',
    `subject=user:7`,
    `subject=booking:${absentUuid}`,
    `subject=user:7&before=1000`,
  ],
  'desk.personLog': ['before=1000'],
  'slips.list': ['kind=tour', 'state=answered', `after=${absentUuid}`],
  ...Object.fromEntries(
    requestInboxes.map(({ desk }) => [
      desk.queue.name,
      [...requestTabs.map((tab) => `tab=${tab}`), `tab=over&after=${absentUuid}`],
    ]),
  ),
  'feedback.queue': ['state=waiting', 'state=answered', 'state=closed', `state=closed&after=${absentUuid}`],
};

/** Every way in which a page asks for what an endpoint gives. */
export const queriesOf = ({ name }: AnyEndpoint): readonly string[] => [
  queries[name] ?? '',
  ...(otherQueries[name] ?? []).map((query) => `?${query}`),
];

/** Everything that a caller sees of an answer, but for its own number and when it was given. */
export function seenOf({ status, headers, raw }: Answer): object {
  const { date: _, 'x-request-id': __, ...told } = headers;
  return { status, headers: told, body: raw.rawPayload.toString('latin1') };
}
