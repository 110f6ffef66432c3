import { randomUUID } from 'node:crypto';
import { tokenHash } from '../../src/domains/identity/public.ts';
import { openCodes } from '../../src/domains/sites/tokens/codes.ts';
import type { TestServer } from '../test-server.ts';

interface ManyGrants {
  /** What the site would show: codes or refresh tokens. */
  readonly shown: readonly string[];
  readonly grants: readonly string[];
}

/**
 * As many codes or refresh tokens as are asked for, each with a session and a grant of its own: one that the
 * provider has really given is repeated with what it stands on, because ten thousand sign-ins would test
 * something else and take a quarter of an hour.
 */
export async function manyGrants(
  { context }: TestServer,
  { kind, given, count }: { kind: 'AuthorizationCode' | 'RefreshToken'; given: string; count: number },
): Promise<ManyGrants> {
  const { pool } = context;
  const codes = openCodes(context);
  const code = kind === 'AuthorizationCode' ? codes.read(given) : undefined;
  const groundOf = (grant: string | undefined) =>
    code?.ground ? { ground: { ...code.ground, grant: { ...code.ground.grant, jti: grant } } } : {};
  const own = Array.from({ length: count }, () => ({ id: randomUUID(), session: randomUUID() }));
  const grants = own.map(({ id }) => tokenHash(`grant ${id}`));
  const shown = own.map(({ id, session: sessionUid }, at) =>
    code
      ? codes.close({
          ...code,
          id,
          payload: { ...code.payload, grantId: grants[at], sessionUid },
          ...groundOf(grants[at]),
        })
      : id,
  );
  const made = await pool.query(
    `with source as (
       select client_id, grant_id, session_id from oidc_payloads where kind = $1 and id = $2
       union all select $3::text, $4::text, $5::text where $3::text is not null
     ), fresh as (
       select * from unnest($6::text[], $7::text[], $8::uuid[]) as t(id, grant_id, session_id)
     ), own_sessions as (
       insert into sessions (id, user_id, door, cookie_hash, generation, created_at, seen_at, expires_at)
       select fresh.session_id, s.user_id, s.door, fresh.id, s.generation, s.created_at, s.seen_at, s.expires_at
       from source join sessions s on s.id::text = source.session_id, fresh
     ), tokens as (
       insert into oidc_payloads (kind, id, payload, account_id, client_id, grant_id, session_id, expires_at)
       select p.kind, fresh.id, p.payload || jsonb_build_object('grantId', fresh.grant_id, 'sessionUid', fresh.session_id),
         p.account_id, p.client_id, fresh.grant_id, fresh.session_id::text, p.expires_at
       from oidc_payloads p, fresh where p.kind = $1 and p.id = $2
     )
     insert into oidc_payloads (kind, id, payload, account_id, client_id, grant_id, session_id, expires_at)
     select p.kind, case p.kind when 'Grant' then fresh.grant_id else fresh.session_id::text end,
       case p.kind when 'Grant' then p.payload || jsonb_build_object('jti', fresh.grant_id)
         else jsonb_set(p.payload, array['authorizations', source.client_id, 'grantId'], to_jsonb(fresh.grant_id)) end,
       p.account_id, p.client_id, case p.kind when 'Grant' then fresh.grant_id end, fresh.session_id::text, p.expires_at
     from source
     join oidc_payloads p on (p.kind = 'Grant' and p.id = source.grant_id)
       or (p.kind = 'Session' and p.id = source.session_id), fresh`,
    [
      kind,
      tokenHash(given),
      ...(['clientId', 'grantId', 'sessionUid'] as const).map((name) => code?.payload[name] ?? null),
      shown.map(tokenHash),
      grants,
      own.map(({ session }) => session),
    ],
  );
  if (made.rowCount !== 2 * count) throw new Error(`${made.rowCount} of ${2 * count} were made`);
  return { shown, grants };
}
