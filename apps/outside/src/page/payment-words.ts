import { toWords } from '../acquirer/money.ts';
import type { PaymentObject, StoredPayment } from '../acquirer/types.ts';
import { type Html, html } from './html.ts';

const REASONS = new Map<string, string>(
  Object.entries({
    insufficient_funds: 'Не хватает денег.',
    general_decline: 'Платёж отклонён.',
    '3d_secure_failed': 'Платёж не подтверждён в приложении банка.',
    canceled_by_merchant: 'Платёж отменил магазин.',
    expired_on_confirmation: 'Время на оплату вышло.',
  }),
);

/** Why a payment was canceled, as a sentence; null when it is not canceled. */
export function reasonOf({ cancellation_details: details }: PaymentObject): string | null {
  return details ? (REASONS.get(details.reason) ?? 'Платёж отклонён.') : null;
}

/** The purpose and the sum of a payment, at the top of each of its pages. */
export function orderHead({ object }: StoredPayment): Html {
  return html`<header class="order">
  <p class="muted">${object.description ?? 'Оплата заказа'}</p>
  <p class="sum">${toWords(object.amount.value)}</p>
</header>`;
}

/** Why the payment cannot be paid; null while the person may still pay. */
export function outcome({ object, hanging }: StoredPayment): { title: string; text: string } | null {
  if (hanging) {
    return { title: 'Платёж обрабатывается', text: 'Банк ещё не ответил. Платить второй раз не нужно.' };
  }
  if (object.status === 'canceled') {
    return { title: 'Платёж не прошёл', text: `${reasonOf(object) ?? ''} Деньги не списаны.`.trim() };
  }
  if (object.status === 'pending') return null;
  return { title: 'Оплачено', text: 'Чек и подтверждение пришлёт магазин.' };
}

/** The last page of a payment: its outcome and the way back to the shop. */
export function outcomeBody(stored: StoredPayment): Html {
  const { title = '', text = '' } = outcome(stored) ?? {};
  return html`<main class="card-body">
  ${orderHead(stored)}
  <h1>${title}</h1>
  <p>${text}</p>
  ${
    stored.hanging &&
    html`<form method="post" action="/pay/${stored.object.id}/settle" class="stack">
    <button class="button">Уладить: деньги дошли</button>
    <p class="muted small">Есть только в демонстрации: так банк отвечает с опозданием.</p>
  </form>`
  }
  ${
    stored.returnUrl
      ? html`<p><a class="button quiet" href="${stored.returnUrl}">Вернуться в магазин</a></p>`
      : html`<p class="muted">Это окно можно закрыть и вернуться в магазин.</p>`
  }
</main>`;
}
