import { type Html, html } from '../page/html.ts';
import type { Customer } from './sessions.ts';

/** The shop for a guest: the only sign-in is through the cabinet. */
export const guestBody = (note: string | null): Html => html`<main class="card-body">
  <h1>Магазин у дома</h1>
  ${note && html`<p class="notice" role="status">${note}</p>`}
  <p>Шторы, светильники и полки по размерам вашей квартиры. Регистрация не нужна: войдите так же, как в кабинет застройщика.</p>
  <p><a class="button" href="/shop/login">Войти через личный кабинет</a></p>
  <p class="muted small">Это ещё один сайт застройщика, для демонстрации. Он узнает имя, телефон и почту, а пароль останется в кабинете.</p>
</main>`;

/** The shop for a person signed in through the cabinet. */
export const customerBody = ({ name, phone, email }: Customer): Html => html`<main class="card-body">
  <h1>Здравствуйте, ${name}!</h1>
  <p>Вы вошли через личный кабинет. Заказ оформим на эти данные.</p>
  <dl class="facts">
    ${phone && html`<div><dt>Телефон</dt><dd>${phone}</dd></div>`}
    ${email && html`<div><dt>Почта</dt><dd>${email}</dd></div>`}
  </dl>
  <form method="post" action="/shop/logout"><button class="button quiet">Выйти</button></form>
  <p class="muted small">Вместе с магазином вы выйдете и из кабинета. Выйдете из кабинета, и магазин об этом узнает.</p>
</main>`;
