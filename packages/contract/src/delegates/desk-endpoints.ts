import * as z from 'zod/mini';
import { passportStates } from '../passports/rules.ts';
import { passportReason } from '../passports/schema.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { day, done, fileAnswer, form, moment, ok, uuid } from '../wire/schema.ts';
import { powerRoles, powerStates } from './power.ts';

const ofPassports = atDesk('passports', powerRoles);
const ofPower = z.object({ power: uuid });

/** Who gives a power and to whom. */
const pair = { principal: z.string(), delegate: z.string() };

export const waitingPowers = endpoint({
  name: 'powers.waiting',
  ...ofPassports,
  method: 'GET',
  path: '/api/office/powers',
  summary: 'Powers of attorney that wait for a decision, the longest waiting first, and those in force.',
  answer: ok(
    z.object({
      now: moment,
      items: z.array(z.object({ power: uuid, ...pair, state: z.enum(powerStates), since: moment })),
      more: z.boolean(),
    }),
  ),
  errors: [],
});

const person = z.object({ id: z.int(), name: z.string(), passport: z.enum(passportStates) });

const openedPower = z.object({
  power: uuid,
  state: z.enum(powerStates),
  number: z.string(),
  notary: z.string(),
  givenOn: day,
  until: day,
  givenAt: moment,
  decidedAt: z.nullable(moment),
  /** Why it was refused. */
  answer: z.nullable(z.string()),
  /** Names as in their passports, once these were entered. */
  principal: person,
  delegate: person,
  /** Whether its delegation is still active or waiting. */
  alive: z.boolean(),
  scans: z.array(z.object({ id: uuid, title: z.string(), bytes: z.int() })),
});
export type OpenedPower = z.output<typeof openedPower>;

export const openPower = endpoint({
  name: 'powers.open',
  ...ofPassports,
  method: 'GET',
  path: '/api/office/powers/{power}',
  summary: 'A power of attorney with its two people and its scans. Every opening is written down.',
  params: ofPower,
  answer: ok(z.object({ now: moment, power: openedPower })),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const openPowerScan = endpoint({
  name: 'powers.openScan',
  ...ofPassports,
  method: 'GET',
  path: '/api/office/powers/{power}/scans/{document}',
  summary: 'The bytes of a scan of a power of attorney. That it was opened is written down.',
  params: z.object({ ...ofPower.shape, document: uuid }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'UPLOAD_WAITS', 'VALIDATION'],
});

export const decidePower = endpoint({
  name: 'powers.decide',
  ...ofPassports,
  method: 'POST',
  path: '/api/office/powers/{power}',
  summary:
    'Accepts a power of attorney, from which moment the trusted person may sign, or refuses it; what was accepted may be taken back.',
  params: ofPower,
  body: form({ verdict: z.enum(['accepted', 'refused']), reason: z.optional(passportReason) }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'POWER_PASSPORTS', 'REASON_REQUIRED', 'VALIDATION', 'CSRF_INVALID'],
});

export const powersDeskEndpoints = { waitingPowers, openPower, openPowerScan, decidePower };
