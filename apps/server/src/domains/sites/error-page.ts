import type { FastifyRequest } from 'fastify';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { isOutage } from '../../platform/db.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import { visitOf } from './site-visit.ts';

const words = {
  ru: {
    title: 'Войти на сайт не получилось',
    text: 'Сайт, с которого вы пришли, прислал неверный запрос. Вернитесь на него и попробуйте ещё раз. Если не поможет, сообщите его владельцу код ошибки.',
    outage:
      'Кабинет на минуту недоступен. Вернитесь на сайт, с которого вы пришли, и попробуйте ещё раз: входить заново не придётся.',
    code: 'Код ошибки',
    home: 'В личный кабинет',
  },
  en: {
    title: 'The site could not sign you in',
    text: 'The site you came from sent a wrong request. Go back and try once more. If that does not help, tell its owner the error code.',
    outage:
      'The cabinet cannot be reached for a minute. Go back to the site and try once more: you stay signed in.',
    code: 'Error code',
    home: 'To the cabinet',
  },
};

const outageName = 'temporarily_unavailable';

/** A person on his way to a site, and no database: nothing is wrong with him or with the site. */
export function outagePage(request: FastifyRequest): string {
  const locale = localeOf(request);
  return page(locale, words[locale].outage, outageName);
}

/** Promise 12: what cannot be sent back to a registered address is told here, on our own page, without what was sent. */
export async function renderError(ctx: KoaContextWithOIDC, { error }: ErrorOut, cause: Error): Promise<void> {
  const { request } = visitOf(ctx.req);
  const locale = localeOf(request);
  ctx.type = 'html';
  ctx.body = isOutage(cause) ? outagePage(request) : page(locale, words[locale].text, error);
}

function page(locale: keyof typeof words, told: string, error: string): string {
  const { title, code, home } = words[locale];
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

/** The look of the cabinet in a few lines: this page must stand when nothing of the cabinet is loaded. */
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
