import { randomUUID } from 'node:crypto';
import type { AnyEndpoint } from '@novosel/contract/endpoint.ts';
import type { Answer, Browser } from '../browser.ts';
import { absentUuid, bodyShape, type Shape, sampleBody } from './sample-body.ts';

type Id = string | number;

/** Ids of nothing, by the place of a path. Places that are not named here hold a uuid. */
const absentIds: Readonly<Record<string, Id>> = {
  estate: 2_147_483_600,
  building: 2_147_483_600,
  complex: 2_147_483_600,
  person: 2_147_483_600,
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
  readonly body?: object;
}

/** Sends what an endpoint takes, as a page would, with a fresh key; without a path, with ids of nothing. */
export function call(browser: Browser, endpoint: AnyEndpoint, { path, body }: Call = {}): Promise<Answer> {
  const sent = body ?? (endpoint.method === 'GET' ? undefined : sampleBody(endpoint));
  const url = `${path ?? pathOf(endpoint, absentId)}${queries[endpoint.name] ?? ''}`;
  return browser.send(endpoint.method, url, sent, { 'idempotency-key': randomUUID() });
}

/** What has to stand in the address of a call. */
const queries: Readonly<Record<string, string>> = {
  'chat.deskList': '?state=waiting',
  'slips.show': '?kind=tour',
  'catalogue.compare': '?ids=1,2',
  'desk.people': `?text=${encodeURIComponent('елк')}`,
};

/** Everything that a caller sees of an answer, but for its own number and when it was given. */
export function seenOf({ status, headers, raw }: Answer): object {
  const { date: _, 'x-request-id': __, ...told } = headers;
  return { status, headers: told, body: raw.rawPayload.toString('latin1') };
}
