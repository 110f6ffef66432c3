import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';

const STYLE = browserFile('outside.css');
const SCRIPTS = { world: browserFile('world.js'), pay: browserFile('pay.js') };

/**
 * Only our own inline style and scripts run, by hash. No form-action: browsers also apply it to the redirect
 * after a form, and that redirect may lead to any shop.
 */
const POLICY = [
  "default-src 'none'",
  `style-src '${hashOf(STYLE)}'`,
  `script-src ${Object.values(SCRIPTS)
    .map((script) => `'${hashOf(script)}'`)
    .join(' ')}`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  title: string;
  body: Html;
  /** `desk` is as wide as the screen allows, `card` is one narrow card. */
  shape: 'desk' | 'card';
  script?: keyof typeof SCRIPTS;
  status?: number;
}

/** Sends a whole page with its policy. */
export function sendPage(
  reply: FastifyReply,
  { title, body, shape, script, status = 200 }: Page,
): FastifyReply {
  const page = html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body class="${shape}">
${body}
${script ? html`<script>${new Html(SCRIPTS[script])}</script>` : null}
</body>
</html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(page.markup);
}

function browserFile(name: string): string {
  return readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
