// Fills the lists from /feed.json. Every text goes in as text, never as markup.
const ACTIONS = {
  pending: [
    ['succeed', 'Провести'],
    ['decline', 'Отклонить'],
    ['expire', 'Время вышло'],
  ],
  hanging: [
    ['succeed', 'Уладить'],
    ['decline', 'Отклонить'],
  ],
};
const EVENTS = {
  'payment.succeeded': 'успешно',
  'payment.canceled': 'отменён',
  'payment.waiting_for_capture': 'ждёт списания',
  'refund.succeeded': 'возврат',
};
const RECEIPTS = { payment: 'Чек прихода', refund: 'Чек возврата прихода' };
const DELIVERY = { delivered: 'доставлено', waiting: 'повторим', failed: 'не доставлено' };
const shown = {};

function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name === 'onclick') element.addEventListener('click', value);
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

function clock(at) {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  const time = date.toLocaleTimeString('ru', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  return make(
    'time',
    { datetime: at },
    today ? time : `${date.toLocaleDateString('ru', { day: 'numeric', month: 'short' })}, ${time}`,
  );
}

/** Text whose web addresses can be followed. */
function linked(text) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 ? make('a', { href: part, target: '_blank', rel: 'noopener' }, part) : part,
    );
}

function copyButton(code) {
  const button = make(
    'button',
    { type: 'button', class: 'code', 'aria-label': `Скопировать ${code}`, title: 'Скопировать' },
    code,
  );
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code);
    button.classList.add('copied');
    setTimeout(() => button.classList.remove('copied'), 1200);
  });
  return button;
}

const rows = {
  sms({ to, text, at }) {
    const code = /(?<!\d)\d{4,6}(?!\d)/.exec(text)?.[0];
    return make(
      'li',
      null,
      make('p', { class: 'meta' }, make('b', null, to), clock(at)),
      make('p', { class: 'text' }, ...linked(text)),
      code ? copyButton(code) : null,
    );
  },
  letters({ id, to, from, subject, text, at }) {
    return make(
      'li',
      null,
      make('p', { class: 'meta' }, make('b', null, to), clock(at)),
      make('p', null, make('a', { href: `/mail/${id}`, target: '_blank' }, subject || 'Без темы')),
      make('p', { class: 'text muted' }, ...linked(text)),
      make('p', { class: 'muted small' }, `от ${from}`),
    );
  },
  totp({ account, code }) {
    return make('li', { class: 'row' }, make('span', { class: 'account' }, account), copyButton(code));
  },
  scorings({ at, person, words }) {
    return make(
      'li',
      null,
      make('p', { class: 'meta' }, make('b', null, person), clock(at)),
      make('p', { class: 'text' }, words),
    );
  },
  mortgages: (asked) => rows.scorings(asked),
  payments(payment) {
    const { id, at, sum, description, method, state, words, reason, refunded, sentinel, receipts, notices } =
      payment;
    const actions = (ACTIONS[state] ?? []).map(([action, label]) =>
      make('button', { type: 'button', class: 'button quiet slim', onclick: () => drive(id, action) }, label),
    );
    return make(
      'li',
      null,
      make('p', { class: 'meta' }, make('b', null, sum), make('span', { class: `tag ${state}` }, words)),
      make('p', { class: 'text' }, description),
      make(
        'p',
        { class: 'muted small' },
        clock(at),
        ` · ${method}`,
        sentinel ? ` · сбой …${sentinel}` : '',
        reason ? ` · ${reason}` : '',
        refunded ? ` · возвращено ${refunded}` : '',
      ),
      ...receipts.map(({ type, to, lines }) =>
        make('p', { class: 'muted small' }, `${RECEIPTS[type]} на ${to}: ${lines.join('; ')}`),
      ),
      ...notices.map(({ event, delivery, trouble }) =>
        make(
          'p',
          { class: 'muted small' },
          `Уведомление «${EVENTS[event]}»: ${DELIVERY[delivery]}${trouble ? ` (${trouble})` : ''}`,
        ),
      ),
      actions.length
        ? make(
            'p',
            { class: 'actions' },
            ...actions,
            make('a', { href: `/pay/${id}`, target: '_blank' }, 'Страница оплаты'),
          )
        : null,
    );
  },
};

async function drive(id, action) {
  await fetch(`/v3/test/payments/${id}/${action}`, { method: 'POST' });
  await refresh();
}

/** Redraws a list only when it has changed, so that focus and selection stay. */
function show(name, items) {
  const fresh = JSON.stringify(items);
  if (shown[name] === fresh) return;
  shown[name] = fresh;
  document.querySelector(`[data-list="${name}"]`).replaceChildren(...items.map(rows[name]));
  document.querySelector(`[data-empty="${name}"]`).hidden = items.length > 0;
}

async function refresh() {
  const offline = document.getElementById('offline');
  try {
    const feed = await (await fetch('/feed.json')).json();
    for (const name of Object.keys(rows)) show(name, feed[name]);
    document.getElementById('seconds').textContent = feed.secondsLeft ? `ещё ${feed.secondsLeft} с` : '';
    offline.hidden = true;
  } catch {
    offline.hidden = false;
  }
}

async function keepFresh() {
  if (!document.hidden) await refresh();
  setTimeout(keepFresh, 1000);
}

keepFresh();
