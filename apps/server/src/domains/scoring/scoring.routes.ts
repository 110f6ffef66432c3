import { scoringEndpoints } from '@novosel/contract/scoring/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import { sendConsentCode } from '../signing/public.ts';
import { askRating } from './ask-rating.ts';
import { readRating, readScoring } from './read-scoring.ts';

export function bindScoring(bind: Bind, deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>): void {
  bind(scoringEndpoints.getCreditRating, async ({ viewer }) => ok(await readRating(deps, viewer.userId)));
  bind(scoringEndpoints.readScoring, async ({ viewer }) => ok(await readScoring(deps, viewer.userId)));
  bind(scoringEndpoints.askRating, async ({ act, body: { code } }) => ok(await askRating(deps, act, code)));
  bind(scoringEndpoints.sendScoringCode, async ({ viewer: { userId }, request }) =>
    ok(await sendConsentCode(deps, { userId, kind: 'scoring', locale: localeOf(request) })),
  );
}
