import { RECEIPT_SENTINEL, SENTINELS } from '../acquirer/sentinels.ts';
import { BANK_SENTINELS } from '../bank/sentinels.ts';
import { OPERATOR_SENTINELS } from '../signature-operator/sentinels.ts';
import type { World } from '../world.ts';
import { type Html, html } from './html.ts';

/** The frame of the page; its script fills the lists from /feed.json. */
export function worldBody({ config }: World): Html {
  return html`<header class="top">
  <h1>Внешний мир</h1>
  <p class="muted">Здесь живут чужие службы, которых в демонстрации нет: телефоны и почта людей, эквайер, приложения банков.
    Всё ненастоящее, деньги тоже.</p>
  <nav aria-label="Разделы">
    <a href="#sms">СМС</a><a href="#mail">Письма</a><a href="#totp">Коды сотрудников</a><a href="#payments">Платежи</a><a href="#scorings">Банк</a><a href="#sentinels">Сбои</a>
  </nav>
  <p id="offline" class="notice" role="status" hidden>Внешний мир не отвечает. Пробуем снова.</p>
</header>
<main class="columns">
  <div>
    <section id="sms" aria-labelledby="sms-title">
      <h2 id="sms-title">СМС</h2>
      <ul class="list" data-list="sms"></ul>
      <p class="empty" data-empty="sms">Здесь появятся коды и сообщения на любой номер, как только кабинет их пошлёт.</p>
    </section>
    <section id="mail" aria-labelledby="mail-title">
      <h2 id="mail-title">Письма</h2>
      <ul class="list" data-list="letters"></ul>
      <p class="empty" data-empty="letters">Здесь появятся письма на любой адрес. Почту принимает localhost:${config.smtpPort}.</p>
    </section>
  </div>
  <div>
    <section id="totp" aria-labelledby="totp-title">
      <div class="meta"><h2 id="totp-title">Коды сотрудников</h2><span class="muted small" id="seconds"></span></div>
      <ul class="list" data-list="totp"></ul>
      <p class="empty" data-empty="totp">Здесь появятся одноразовые числа сотрудников, когда запустится кабинет.</p>
    </section>
    <section id="payments" aria-labelledby="payments-title">
      <h2 id="payments-title">Платежи</h2>
      <ul class="list" data-list="payments"></ul>
      <p class="empty" data-empty="payments">Здесь появятся платежи кабинета: их можно провести, отклонить или уладить.</p>
    </section>
    <section id="scorings" aria-labelledby="scorings-title">
      <h2 id="scorings-title">Банк: кредитные рейтинги</h2>
      <ul class="list" data-list="scorings"></ul>
      <p class="empty" data-empty="scorings">Здесь появятся запросы кабинета в банк. Рейтинг одного человека всегда один и тот же.</p>
    </section>
    <section id="mortgages" aria-labelledby="mortgages-title">
      <h2 id="mortgages-title">Банки: заявки на ипотеку</h2>
      <ul class="list" data-list="mortgages"></ul>
      <p class="empty" data-empty="mortgages">Здесь появятся заявки кабинета. bereg и nevsky одобряют, polus называет день, domidelo отказывает.</p>
    </section>
    <section id="sentinels" aria-labelledby="sentinels-title">
      <h2 id="sentinels-title">Как вызвать сбой</h2>
      <p class="muted">Решают две последние цифры копеек, а если в них ничего нет, то рублей: 1,13 ₽ и 30 013 ₽ значат одно и то же.</p>
      <dl class="sentinels">
        ${SENTINELS.map(({ code, title, text }) => html`<div><dt><b>…${code}</b> ${title}</dt><dd>${text}</dd></div>`)}
      </dl>
      <p class="muted">Чек решает почта покупателя:</p>
      <dl class="sentinels">
        <div><dt><b>${RECEIPT_SENTINEL}…</b> Чек не принят</dt><dd>Платёж или возврат с чеком на такую почту эквайер отвергает: ничего не создано.</dd></div>
      </dl>
      <p class="muted">Банк решает по фамилии:</p>
      <dl class="sentinels">
        ${BANK_SENTINELS.map(({ surname, title, text }) => html`<div><dt><b>${surname}</b> ${title}</dt><dd>${text}</dd></div>`)}
      </dl>
      <p class="muted">Оператор подписи тоже решает по фамилии:</p>
      <dl class="sentinels">
        ${OPERATOR_SENTINELS.map(({ surname, title, text }) => html`<div><dt><b>${surname}</b> ${title}</dt><dd>${text}</dd></div>`)}
      </dl>
    </section>
  </div>
</main>`;
}
