import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of services. */
export const servicesErrors = {
  SERVICE_OPEN: {
    status: 409,
    ru: 'Такая заявка у вас уже открыта. Найдите её в «Услугах и сервисах».',
    en: 'Such a request of yours is open already. You will find it in Services.',
  },
  SERVICE_LIMIT: {
    status: 429,
    ru: 'За сутки можно подать не больше {max} заявок. Повторите завтра или позвоните нам.',
    en: 'You may send at most {max} requests in a day. Try again tomorrow or call us.',
  },
} as const satisfies Record<string, ErrorEntry>;
