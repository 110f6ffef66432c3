import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { isOutage } from '../../../platform/database/db.ts';
import { localeOf } from '../../../platform/http/refusals.ts';
import { visitOf } from '../tokens/site-visit.ts';
import { methodsAt } from './provider-calls.ts';

const words = {
  ru: {
    title: 'Войти на сайт не получилось',
    text: 'Сайт, с которого вы пришли, прислал неверный запрос. Вернитесь на него и попробуйте ещё раз. Если не поможет, сообщите его владельцу код ошибки.',
    outage:
      'Кабинет на минуту недоступен. Вернитесь на сайт, с которого вы пришли, и попробуйте ещё раз: входить заново не придётся.',
    unknownTitle: 'Такой страницы нет',
    unknown: 'Вернитесь на сайт, с которого вы пришли, и начните вход заново.',
    forMachines: 'По этому адресу к кабинету обращаются сайты. Открывать его в браузере не нужно.',
    code: 'Код ошибки',
    home: 'В личный кабинет',
  },
  en: {
    title: 'The site could not sign you in',
    text: 'The site you came from sent a wrong request. Go back and try once more. If that does not help, tell its owner the error code.',
    outage:
      'The cabinet cannot be reached for a minute. Go back to the site and try once more: you stay signed in.',
    unknownTitle: 'There is no such page',
    unknown: 'Go back to the site you came from and begin to sign in anew.',
    forMachines: 'Sites call the cabinet at this address. It is not for a browser.',
    code: 'Error code',
    home: 'To the cabinet',
  },
};

const outageName = 'temporarily_unavailable';

/** The page for a person on his way to a site while the database is down. */
export function outagePage(request: FastifyRequest): string {
  const locale = localeOf(request);
  return page(locale, words[locale].title, words[locale].outage, outageName);
}

/**
 * Promise 12: an error that cannot be returned to a registered address is shown on our own page, without the
 * parameters.
 */
export async function renderError(ctx: KoaContextWithOIDC, { error }: ErrorOut, cause: Error): Promise<void> {
  const { request } = visitOf(ctx.req);
  const locale = localeOf(request);
  ctx.type = 'html';
  ctx.body = isOutage(cause)
    ? outagePage(request)
    : page(locale, words[locale].title, words[locale].text, error);
}

/**
 * The answer to an unknown call of the provider: a page for a person, an OAuth error for a program (RFC 6749,
 * 5.2).
 */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsAt(request.url);
  const known = methods.length > 0;
  if (known) reply.header('allow', methods.join(', '));
  reply.code(known ? 405 : 404).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html'))
    return reply.send({
      error: 'invalid_request',
      error_description: known ? `${request.method} is not allowed here` : 'there is no such path',
    });
  const locale = localeOf(request);
  const { unknownTitle, unknown, forMachines } = words[locale];
  const told = known ? forMachines : unknown;
  return reply
    .type('text/html; charset=utf-8')
    .send(page(locale, unknownTitle, told, known ? 'method_not_allowed' : 'not_found'));
}

function page(locale: keyof typeof words, title: string, told: string, error: string): string {
  const { code, home } = words[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/oidc/page.css">
</head>
<body><main>
<h1>${title}</h1>
<p>${told}</p>
<p class="code">${code}: <code>${error.replace(/[^a-z_]/g, '')}</code></p>
<a href="/">${home}</a>
</main></body>
</html>`;
}

/** Minimal styles in the look of the cabinet: this page must work without files of the cabinet. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1c1b1a; --ground: #f6f4f0; --sheet: #fff; --quiet: #6a655f; --accent: #8a3b12; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1eeea; --ground: #191817; --sheet: #242220; --quiet: #a8a29a; --accent: #f0a67a; }
}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink);
  font: 17px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 32rem; margin: 16px; padding: 32px 24px; border-radius: 16px; background: var(--sheet); }
h1 { margin: 0 0 12px; font-size: 26px; line-height: 1.2; }
p { margin: 0 0 16px; }
.code { color: var(--quiet); font-size: 15px; }
a { display: inline-block; padding: 12px 0; color: var(--accent); font-weight: 600; }
`;
