import { consentsEndpoints } from '@novosel/contract/consents/endpoints.ts';
import type { Context } from '../../context.ts';
import { attachment } from '../../platform/http/attachment.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import { giveConsent } from './give-consent.ts';
import { listConsents } from './list-consents.ts';
import { readConsentText } from './read-consent-text.ts';
import { withdrawConsent } from './withdraw-consent.ts';

export function bindConsents(bind: Bind, deps: Pick<Context, 'db' | 'events'>): void {
  bind(consentsEndpoints.downloadConsent, async ({ params, query, request, reply }) => {
    const locale = query.locale ?? localeOf(request);
    const { text, fileName } = await readConsentText(deps.db, params.text, locale);
    reply.type('text/plain; charset=utf-8');
    reply.header('content-disposition', attachment(fileName));
    reply.header('content-security-policy', 'sandbox');
    reply.header('cache-control', 'no-cache');
    return Buffer.from(text);
  });
  bind(consentsEndpoints.listConsents, async ({ viewer }) => ok(await listConsents(deps.db, viewer.userId)));
  bind(consentsEndpoints.giveConsent, async ({ act, body }) => ok(await giveConsent(deps, act, body.kind)));
  bind(consentsEndpoints.withdrawConsent, async ({ act, body }) =>
    ok(await withdrawConsent(deps, act, body.kind)),
  );
}
