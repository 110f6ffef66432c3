import type { SignatoryForm, SignatoryView } from '@novosel/contract/signatures/schema.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { OrderAnswer } from '../../../ports/signature-operator/signature-operator.ts';
import {
  findSignatories,
  findSignatory,
  insertSignatory,
  type SignatoryRow,
  updateSignatory,
} from './signatories.repo.ts';

type Deps = Pick<Context, 'clock' | 'db' | 'operator'>;

/** Those who sign for the developer and for banks, the oldest first. */
export async function listSignatories(db: Executor, at: Date): Promise<{ items: SignatoryView[] }> {
  return { items: (await findSignatories(db)).map((row) => signatoryView(row, at)) };
}

export function signatoryView(row: SignatoryRow, at: Date): SignatoryView {
  const { id, side, bank, title, organization, serial, validUntil } = row;
  const { powerNumber: number, powerGivenOn: givenOn, powerUntil: until } = row;
  return {
    id,
    side,
    bank,
    name: nameOf(row),
    title,
    organization,
    power: number && givenOn && until ? { number, givenOn, until } : null,
    state: stateOf(row, at),
    serial,
    validUntil: validUntil?.toISOString() ?? null,
  };
}

const nameOf = ({ lastName, firstName, patronymic }: SignatoryRow): string =>
  [lastName, firstName, patronymic].filter(Boolean).join(' ');

function stateOf({ state, validUntil, revokedAt }: SignatoryRow, at: Date): SignatoryView['state'] {
  if (state === 'refused') return 'refused';
  if (state !== 'issued') return 'ordered';
  return revokedAt || (validUntil && validUntil < at) ? 'over' : 'active';
}

/** Orders a certificate for a signatory; the order is stored before the operator is asked. */
export function addSignatory(
  { jobs }: Pick<Context, 'jobs'>,
  db: Executor,
  act: StaffAct,
  { power, ...form }: SignatoryForm,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const id = uuidv7(act.at);
    await insertSignatory(tx, {
      ...form,
      id,
      snils: form.snils.replace(/\D/g, ''),
      powerNumber: power?.number ?? null,
      powerGivenOn: power?.givenOn ?? null,
      powerUntil: power?.until ?? null,
      addedAt: act.at,
      addedBy: act.actor.id,
      state: null,
      serial: null,
      validFrom: null,
      validUntil: null,
      revokedAt: null,
    });
    await jobs.enqueue(tx, 'signatory.ask', { signatoryId: id });
    const details = { side: form.side, bank: form.bank };
    await audit(tx, act, { action: 'signatures.add-signatory', subject: `signatory:${id}`, details });
  });
}

/** Asks the operator what has become of the order of a signatory; the first time, makes it. */
export async function askSignatory({ db, operator }: Deps, signatoryId: string): Promise<void> {
  const row = await findSignatory(db, signatoryId);
  if (!row) return;
  const outcome = row.state ? await operator.orderOf(row.id) : await orderFor(operator, row);
  if (outcome.kind === 'unknown')
    throw new Error('the operator does not answer; the order is asked about again');
  await keep(db, row, outcome);
}

const orderFor = (operator: Deps['operator'], row: SignatoryRow): Promise<Outcome<OrderAnswer>> =>
  operator.askOrder(row.id, {
    person: {
      surname: row.lastName,
      name: row.firstName,
      patronymic: row.patronymic,
      snils: row.snils,
      inn: null,
      phone: row.phone,
    },
    organization: { name: row.organization, inn: row.inn, ogrn: row.ogrn, title: row.title },
    kind: 'qualified',
    renews: null,
  });

async function keep(db: Executor, { id }: SignatoryRow, outcome: Outcome<OrderAnswer>): Promise<void> {
  if (outcome.kind !== 'answered') return;
  const { answer } = outcome;
  if (answer.state !== 'issued') return updateSignatory(db, id, { state: answer.state });
  const { serial, validFrom, validUntil, revokedAt } = answer;
  await updateSignatory(db, id, { state: 'issued', serial, validFrom, validUntil, revokedAt });
}

/**
 * Reports that the passport of a signatory was checked: the operator issues his certificate.
 * @throws AppError NOT_FOUND; UNAVAILABLE while the operator does not answer
 */
export async function confirmSignatory(
  { operator }: Pick<Context, 'operator'>,
  db: Executor,
  act: StaffAct,
  signatoryId: string,
): Promise<void> {
  const row = await findSignatory(db, signatoryId);
  if (!row) throw new AppError('NOT_FOUND');
  const outcome = await operator.reportIdentity(row.id, null);
  if (outcome.kind === 'unknown') throw new AppError('UNAVAILABLE');
  await keep(db, row, outcome);
  await audit(db, act, { action: 'signatures.confirm-signatory', subject: `signatory:${row.id}` });
}
