import { toWords } from '../acquirer/money.ts';
import { sentinelOf } from '../acquirer/sentinels.ts';
import type { StoredNotification, StoredPayment, StoredReceipt } from '../acquirer/types.ts';
import { mortgageAnswer } from '../bank/mortgage.ts';
import { answerOf } from '../bank/scoring.ts';
import { listCodes } from '../totp/totp.routes.ts';
import type { World } from '../world.ts';
import { reasonOf } from './payment-words.ts';

const SHOWN = 20;
const STATUS_WORDS = {
  pending: 'ждёт оплаты',
  waiting_for_capture: 'ждёт списания',
  succeeded: 'оплачен',
  canceled: 'отменён',
} as const;

const MORTGAGE_WORDS = new Map<string, string>(
  Object.entries({
    pending: 'смотрим заявку',
    thinking: 'думаем, день назначен',
    approved: 'одобрено',
    refused: 'отказано',
  }),
);

/** Everything that the page shows, newest first, formatted for display. */
export function feed(world: World) {
  const { state } = world.store;
  const codes = listCodes(world);
  return {
    sms: state.sms.slice(-SHOWN).reverse(),
    letters: state.letters
      .slice(-SHOWN)
      .reverse()
      .map(({ html: _markup, text, ...letter }) => ({ ...letter, text: text.trim().slice(0, 600) })),
    totp: codes.map(({ account, code }) => ({ account, code })),
    secondsLeft: codes[0]?.secondsLeft ?? null,
    scorings: state.scorings
      .slice(-SHOWN)
      .reverse()
      .map((stored) => ({
        id: stored.id,
        at: stored.askedAt,
        person: stored.person,
        words: scoringWords(answerOf(stored, world.now())),
      })),
    mortgages: state.mortgages
      .slice(-SHOWN)
      .reverse()
      .map((stored) => ({
        id: stored.id,
        at: stored.askedAt,
        person: `${stored.person}, ${stored.bank}`,
        words: MORTGAGE_WORDS.get(mortgageAnswer(stored, world.now()).status) ?? '',
      })),
    payments: Object.values(state.payments)
      .slice(-SHOWN)
      .reverse()
      .map((stored) => paymentRow(world, stored)),
  };
}

function scoringWords({ status, rating }: ReturnType<typeof answerOf>): string {
  if (status === 'pending') return 'считаем';
  return status === 'ready' ? `рейтинг ${rating}` : 'отказ: нет кредитной истории';
}

function paymentRow({ store: { state } }: World, { object, hanging }: StoredPayment) {
  const refunded = object.refunded_amount?.value ?? '0.00';
  return {
    id: object.id,
    at: object.created_at,
    sum: toWords(object.amount.value),
    description: object.description ?? 'Оплата заказа',
    method: object.payment_method
      ? { bank_card: 'карта', sbp: 'СБП' }[object.payment_method.type]
      : 'не выбран',
    state: hanging ? 'hanging' : object.status,
    words: hanging ? 'завис в банке' : STATUS_WORDS[object.status],
    reason: reasonOf(object)?.replace(/\.$/, '').toLowerCase() ?? null,
    refunded: refunded === '0.00' ? null : toWords(refunded),
    sentinel: sentinelOf(object.amount.value),
    receipts: state.receipts.filter(({ paymentId }) => paymentId === object.id).map(receiptRow),
    notices: state.notifications
      .filter((notification) => idOf(notification.object) === object.id)
      .map((notification) => ({
        event: notification.event,
        delivery: notification.state,
        trouble: troubleOf(notification),
      })),
  };
}

/** The recipient of a receipt, with its lines. */
function receiptRow({ type, receipt: { customer, items } }: StoredReceipt) {
  return {
    type,
    to: customer.email ?? `+${customer.phone}`,
    lines: items.map(
      ({ description, amount, vat_code, payment_subject, payment_mode }) =>
        `${description}, ${toWords(amount.value)}, ${payment_subject}, ${payment_mode}, НДС ${vat_code}`,
    ),
  };
}

function troubleOf({ state, tries, lastAnswer }: StoredNotification): string | null {
  if (state === 'delivered' || !lastAnswer) return null;
  const answer = /^\d+$/.test(lastAnswer) ? `магазин ответил ${lastAnswer}` : 'магазин не отвечает';
  return `${answer}, попыток: ${tries}`;
}

function idOf(object: { id: string; payment_id?: string }): string {
  return object.payment_id ?? object.id;
}
