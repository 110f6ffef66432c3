import QRCode from 'qrcode';
import { toWords } from '../acquirer/money.ts';
import type { StoredPayment } from '../acquirer/types.ts';
import { CARD_WITH_3DS, CARD_WITHOUT_3DS, type CardErrors, type CardForm } from './card.ts';
import { Html, html } from './html.ts';
import { orderHead } from './payment-words.ts';

/** The form for a card. The security code is never sent back to the page. */
export function cardBody(stored: StoredPayment, typed: CardForm = {}, errors: CardErrors = {}): Html {
  const { id, amount, payment_method: method } = stored.object;
  return html`<main class="card-body">
  ${orderHead(stored)}
  <form method="post" action="/pay/${id}" class="stack" novalidate>
    <h1>Оплата картой</h1>
    ${field('number', 'Номер карты', typed.number, errors.number, 'cc-number', 23)}
    <div class="pair">
      ${field('expiry', 'Срок, ММ/ГГ', typed.expiry, errors.expiry, 'cc-exp', 7)}
      ${field('cvc', 'Код с оборота', '', errors.cvc, 'cc-csc', 3)}
    </div>
    <button class="button">Оплатить ${toWords(amount.value)}</button>
  </form>
  ${refuseForm(id)}
  ${!method && html`<p class="center"><a href="/pay/${id}?method=sbp">Оплатить через СБП</a></p>`}
  <p class="muted small">Это демонстрация, деньги не спишутся. Годится любая карта с верной контрольной суммой и сроком,
    например <span class="nowrap">${CARD_WITHOUT_3DS}</span>, 12/30, 123.
    Карта <span class="nowrap">${CARD_WITH_3DS}</span> попросит подтвердить платёж в банке.</p>
</main>`;
}

/** The second step of a card payment: the bank asks its client to confirm. */
export function secureBody(stored: StoredPayment): Html {
  const { id } = stored.object;
  return html`<main class="card-body">
  ${orderHead(stored)}
  <h1>Подтвердите платёж</h1>
  <p>Банк, выпустивший карту, спрашивает: это вы платите?</p>
  <form method="post" action="/pay/${id}/3ds" class="stack">
    <button class="button" name="answer" value="yes">Подтвердить</button>
    <button class="button quiet" name="answer" value="no">Это не я</button>
  </form>
</main>`;
}

/** A QR code for the telephone, and a link for people who already use one. */
export async function sbpChoiceBody(stored: StoredPayment, link: string): Promise<Html> {
  const { id, payment_method: method } = stored.object;
  const qr = await QRCode.toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return html`<main class="card-body" data-status="/pay/${id}/status">
  ${orderHead(stored)}
  <h1>Система быстрых платежей</h1>
  <p>Отсканируйте код камерой телефона или откройте приложение банка здесь.</p>
  <div class="qr" role="img" aria-label="QR-код платежа">${new Html(qr)}</div>
  <p><a class="button" href="${link}">Открыть приложение банка</a></p>
  ${refuseForm(id)}
  ${!method && html`<p class="center"><a href="/pay/${id}">Оплатить картой</a></p>`}
</main>`;
}

function refuseForm(id: string): Html {
  return html`<form method="post" action="/pay/${id}/refuse" class="stack">
    <button class="button quiet">Отказаться</button>
  </form>`;
}

function field(
  name: string,
  label: string,
  value: string | undefined,
  error: string | undefined,
  autocomplete: string,
  length: number,
): Html {
  return html`<label class="field">${label}
    <input name="${name}" value="${value ?? ''}" inputmode="numeric" autocomplete="${autocomplete}"
      maxlength="${length}" required ${error ? html`aria-invalid="true" aria-describedby="${name}-error"` : null}>
    ${error ? html`<span class="error" id="${name}-error">${error}</span>` : null}
  </label>`;
}
