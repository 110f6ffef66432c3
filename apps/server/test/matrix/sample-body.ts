import { randomUUID } from 'node:crypto';
import { bookingRules } from '@novosel/contract/booking/terms.ts';
import { noHousePapers } from '@novosel/contract/contracts/house-papers.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import * as z from 'zod/mini';
import { passportOf } from '../../src/demo/people.data.ts';
import { jsonSchema } from '../../src/platform/http/answers.ts';
import { officeBody } from '../appointments-scene.ts';
import { childPapers, plainPapers } from '../name-members.ts';
import { signatoryBody } from './signatory-body.ts';

/** The part of a JSON Schema of which a value is made. */
export interface Shape {
  readonly type?: string | string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export const absentUuid = '00000000-0000-4000-8000-000000000000';
const dayMs = 86_400_000;
/** In a few days, whenever the test runs. */
const soon = () => new Date(Date.now() + 5 * dayMs).toISOString();
const later = () => new Date(Date.now() + 6 * dayMs).toISOString();

/** What a schema does not tell; every other body is made of its schema. */
const written: Readonly<Record<string, () => object>> = {
  'desk.recordEscrow': () => ({
    bank: 'АО «Банк»',
    bik: '044525225',
    correspondentAccount: '30101810400000000225',
    account: '40817810156003706312',
  }),
  'eds.confirm': () => ({ seen: soon(), snils: '112-233-445 95', inn: null }),
  'eds.order': () => ({ way: 'goskey', kind: 'qualified', renews: null, visit: null, branch: null }),
  'eds.place': () => ({ visit: null, branch: 'bank-mayachnaya' }),
  'freeze.end': () => ({ password: 'нет такого пароля', code: '000000' }),
  'scoring.ask': () => ({ agree: true, code: '000000' }),
  'session.prove': () => ({ password: 'нет такого пароля' }),
  'auth.login': () => ({ type: 'phone', phone: '+79990000000', password: 'нет такого пароля' }),
  'auth.sendRegistrationCode': () => registration,
  'auth.register': () => ({ ...registration, code: '000000', password: 'тихая вода у крыльца' }),
  'auth.sendRecoveryCode': () => ({ purpose: 'reset', type: 'phone', phone: '+79990000000' }),
  'auth.resetPassword': () => ({ ...byPhone, code: '000000', password: 'тихая вода у крыльца' }),
  'auth.unlock': () => ({ ...byPhone, code: '000000' }),
  'auth.sendRenewalCode': () => ({ ...byPhone, password: 'нет такого пароля' }),
  'auth.renewPassword': () => ({
    ...byPhone,
    password: 'нет такого пароля',
    code: '000000',
    newPassword: 'тихая вода у крыльца',
  }),
  'contact.sendCodes': () => byPhone,
  'contact.change': () => ({ ...byPhone, oldCode: '000000', newCode: '000000' }),
  'booking.begin': () => ({
    term: 'standard',
    priceKopecks: 1,
    rulesVersion: bookingRules.version,
    agree: true,
  }),
  'slips.send': () => ({
    kind: 'tour',
    subject: null,
    questionnaire: null,
    what: 'Корпус 2',
    place: 'Ворота стройки',
    at: soon(),
    channel: 'sms',
    person: null,
    phone: '+79990000000',
    email: null,
    locale: 'ru',
  }),
  'sites.register': () => ({
    clientId: `site-${randomUUID()}`.slice(0, 40),
    confidential: true,
    ...siteBody,
  }),
  'sites.edit': () => siteBody,
  'sites.registerMachine': () => ({
    clientId: `machine-${randomUUID()}`.slice(0, 40),
    name: 'Программа',
    scopes: ['bookings.read'],
  }),
  'sites.editMachine': () => ({ name: 'Программа', scopes: ['bookings.read'] }),
  'passports.save': () => ({ passport: passportOf(4), scans: [absentUuid] }),
  'passports.askChange': () => ({ passport: passportOf(4), scans: [absentUuid], reason: 'Сменила фамилию' }),
  'mortgage.send': () => ({
    estate: 1,
    priceKopecks: 1_000_000_000,
    program: 'family',
    ownKopecks: 300_000_000,
    months: 300,
    work: 'employed',
    employer: 'Школа № 5',
    incomeKopecks: 18_000_000,
    banks: ['bereg'],
  }),
  'parameters.save': () => ({
    form: 'mortgage',
    agree: true,
    bank: 'bereg',
    plan: null,
    loan: { program: 'family', ownKopecks: 300_000_000, months: 300 },
    ownership: 'sole',
    finishing: null,
    certificate: absentUuid,
    capitalKopecks: 0,
    priceKopecks: 1_000_000_000,
  }),
  'desk.saveHousePapers': () => ({ seen: '0'.repeat(64), papers: noHousePapers }),
  'contracts.ask': () => ({ version: 1, clause: 'house', text: 'Из чего стены?' }),
  'contracts.saveTemplate': () => ({
    replaces: null,
    edition: '2.0',
    clauses: [
      { kind: 'heading', id: 'subject', title: 'Предмет' },
      { kind: 'clause', id: 'object', body: 'Объект {{ object.number }}.' },
    ],
  }),
  'signatures.addSignatory': signatoryBody,
  'appointments.saveOffice': () => officeBody('Офис на набережной'),
  'appointments.block': () => ({ host: null, from: soon(), to: later(), reason: 'Учёба' }),
  'members.invite': () => ({ phone: '+79990000000', name: 'Илья', role: 'holder', actsFor: null }),
  'members.sendPapers': () => plainPapers,
  'members.sendChildPapers': () => childPapers(absentUuid),
  'delegates.givePower': () => ({
    number: '77/100-н/77-2026-1-234',
    notary: 'Смирнова Ирина Павловна, Мурманск',
    givenOn: new Date().toISOString().slice(0, 10),
    until: sampleTrust().until,
    scans: [absentUuid],
  }),
  'delegates.name': () => ({ phone: '+79990000000', ...sampleTrust() }),
  'booking.passport': () => ({ passport: passportOf(4), scans: [absentUuid] }),
};

/** To pay, for a month. */
export const sampleTrust = () => ({
  scope: 'pay',
  until: new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10),
});

const siteBody = {
  name: 'Переезд',
  domain: 'moving.test',
  baseUrl: 'https://moving.test/',
  loginUrl: 'https://moving.test/login',
  logoutUrl: 'https://moving.test/logout',
  redirectUris: ['https://moving.test/back'],
  postLogoutUri: null,
  backchannelUrl: null,
  firstParty: false,
  scopes: ['phone'],
};
const byPhone = { type: 'phone', phone: '+79990000000' };
const registration = {
  surname: 'Ёлкина',
  firstName: 'Вера',
  phone: '+79990000000',
  email: 'elkina@post.test',
  agree: true,
  additionalAgree: false,
};

/** The shape of what an endpoint takes; undefined when it takes no fields. */
export function bodyShape({ body, multipart }: AnyEndpoint): Shape | undefined {
  if (!body || (multipart && multipart.of !== 'form')) return undefined;
  const shape = jsonSchema(body, 'input') as Shape;
  return shape.anyOf?.find(({ type }) => type === 'object') ?? shape;
}

/**
 * A body that an endpoint takes.
 * @throws Error when none can be made by its schema and none is written here
 */
export function sampleBody(endpoint: AnyEndpoint): Record<string, unknown> {
  const shape = bodyShape(endpoint);
  if (!shape) return {};
  const body = (written[endpoint.name]?.() ?? sampleOf(shape)) as Record<string, unknown>;
  const { success } = z.safeParse(endpoint.body, body);
  if (!success)
    throw new Error(
      `${endpoint.name}: no body that its schema takes could be made (${JSON.stringify(body)}); write one in test/matrix/sample-body.ts`,
    );
  return body;
}

const texts: Readonly<Record<string, () => string>> = {
  uuid: () => absentUuid,
  'date-time': soon,
  date: () => soon().slice(0, 10),
  email: () => 'elkina@post.test',
  'idn-email': () => 'elkina@post.test',
};
/** For texts that have to match a pattern. */
const patterned = ['текст', '0000', '000000', '000-000', 'a'.repeat(64)];

function sampleOf(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return sampleOf(shape.anyOf.find(({ type }) => type !== 'null') ?? {});
  if (shape.type === 'object') return objectOf(shape);
  if (shape.type === 'array') return shape.minItems ? [sampleOf(shape.items ?? {})] : [];
  if (shape.type === 'boolean') return true;
  if (shape.type === 'string') return textOf(shape);
  return Math.max(1, shape.minimum ?? 1);
}

const objectOf = ({ properties = {} }: Shape) =>
  Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, sampleOf(part)]));

function textOf({ format, pattern, minLength = 0 }: Shape): string {
  const made = texts[format ?? ''];
  if (made) return made();
  const rule = new RegExp(pattern ?? '', 'u');
  return patterned.find((text) => text.length >= minLength && rule.test(text)) ?? 'текст'.repeat(minLength);
}
