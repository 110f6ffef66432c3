import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CalendarRegion, calendarRegions } from '@novosel/contract/time/calendars/regions.ts';
import * as z from 'zod/mini';
import { leastPasses, usualPasses } from './platform/passwords/password-hash.ts';
import type { OperatorSettings } from './ports/signature-operator/open-signature-operator.ts';

const roles = ['web', 'office', 'jobs'] as const;
type Role = (typeof roles)[number];

const port = (fallback: number) =>
  z.prefault(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), fallback);
const url = z.url({ protocol: /^https?$/ });

/** S7-61: five public STUN servers, with which the browsers of a buyer and an operator find each other. */
const publicStun = [
  'stun:stun.l.google.com:19302',
  'stun:stun1.l.google.com:19302',
  'stun:stun2.l.google.com:19302',
  'stun:stun3.l.google.com:19302',
  'stun:stun4.l.google.com:19302',
].join();

/** The only table of settings; docs/settings.md describes the same for people. */
const settings = z.object({
  PORT: port(3000),
  OFFICE_PORT: port(3001),
  OUTSIDE_PORT: port(3002),
  OUTSIDE_SMTP_PORT: port(3025),
  HOST: z.prefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(url),
  OFFICE_URL: z.optional(url),
  LOGOUT_URL: z.optional(z.url({ protocol: /^https$/ })),
  DATA_DIR: z.prefault(z.string(), '.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_APP_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  S3_ENDPOINT: z.optional(url),
  S3_BUCKET: z.optional(z.string()),
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  ROLES: z.prefault(z.string(), 'web,office,jobs'),
  LOG_LEVEL: z.prefault(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  CALENDAR_REGION: z.prefault(z.enum(calendarRegions), 'federal'),
  HOLD_LIMIT: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 3),
  PASSWORD_PASSES: z.prefault(
    z.coerce.number().check(z.int(), z.minimum(leastPasses), z.maximum(64)),
    usualPasses,
  ),
  DEMO: z.prefault(z.enum(['0', '1']), '1'),
  SECRET: z.optional(z.string().check(z.minLength(32))),
  ACQUIRER_URL: z.optional(url),
  ACQUIRER_SHOP_ID: z.optional(z.string()),
  ACQUIRER_SECRET: z.optional(z.string()),
  BANK_URL: z.optional(url),
  BANK_KEY: z.optional(z.string()),
  OPERATOR_URL: z.optional(url),
  OPERATOR_KEY: z.optional(z.string()),
  OPERATOR_APP_URL: z.optional(url),
  OPERATOR_ALGORITHM: z.prefault(z.enum(['gost', 'ecdsa']), 'gost'),
  SMS_URL: z.optional(url),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  CLAMAV_URL: z.optional(z.string().check(z.regex(/^(tcp:\/\/)?[\w.-]+:\d{1,5}$/))),
  STUN_URLS: z.prefault(z.string().check(z.regex(/^(none|stuns?:[\w.:-]+(,stuns?:[\w.:-]+)*)$/)), publicStun),
  TRUST_PROXY: z.prefault(z.enum(['0', '1']), '0'),
});

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly officePort: number;
  readonly publicUrl: string;
  /** The region whose days off count in terms of law (decision 088). */
  readonly calendarRegion: CalendarRegion;
  /** Unpaid bookings that one person may hold at once. */
  readonly holdLimit: number;
  /** Passes of Argon2id over its memory for each password (promise 1). */
  readonly passwordPasses: number;
  readonly officeUrl: string;
  /** S4.2-16: where a person is redirected after sign-out; null: to the sign-in. */
  readonly logoutUrl: string | null;
  readonly dataDir: string;
  /**
   * Your own PostgreSQL; undefined: the embedded one. Without `appUrl` the owner's connection switches to the
   * program's role.
   */
  readonly database: { readonly url: string; readonly appUrl: string | undefined } | undefined;
  readonly s3:
    | {
        readonly endpoint: string;
        readonly bucket: string;
        readonly accessKey: string;
        readonly secretKey: string;
      }
    | undefined;
  readonly roles: ReadonlySet<Role>;
  readonly logLevel: string;
  /**
   * Fills an empty database with the demo people, registers the staff's second factors at the outside world,
   * and lets a browser order answers for its own calls (decision 083).
   */
  readonly demo: boolean;
  readonly secret: string;
  readonly outsideUrl: string;
  readonly acquirer: { readonly url: string; readonly shopId: string; readonly secret: string };
  readonly bank: { readonly url: string; readonly key: string };
  readonly operator: OperatorSettings;
  /** The page of the operator's app, to which `?phone=` is added. */
  readonly operatorAppUrl: string;
  readonly smsUrl: string;
  readonly smtpUrl: string;
  /** `host:port` of a virus scanner; undefined: uploads are not scanned. */
  readonly clamav: string | undefined;
  /** Addresses of STUN servers for screen sessions; empty: sessions work only within one network. */
  readonly stunUrls: readonly string[];
  readonly trustProxy: boolean;
}

/** A missing or wrong setting; its message is one clear sentence for the person at the terminal. */
export class ConfigError extends Error {}

/** Reads and checks every setting. @throws {ConfigError} naming the first wrong one */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new ConfigError(
      `Настройка ${name} неверна: «${given[name] ?? ''}». Допустимые значения — в docs/settings.md.`,
    );
  }
  const s = parsed.data;
  const dataDir = resolve(s.DATA_DIR);
  const outsideUrl = `http://localhost:${s.OUTSIDE_PORT}`;
  const demo = s.DEMO === '1';
  const chosen = s.ROLES.split(',').map((role) => role.trim());
  const unknown = chosen.find((role) => !roles.includes(role as Role));
  if (unknown !== undefined)
    throw new ConfigError(`Настройка ROLES неверна: роли «${unknown}» нет, есть ${roles.join(', ')}.`);
  if (!demo && (!s.ACQUIRER_SECRET || !s.ACQUIRER_SHOP_ID || !s.ACQUIRER_URL)) {
    throw new ConfigError(
      'Без DEMO=1 нужны ACQUIRER_URL, ACQUIRER_SHOP_ID и ACQUIRER_SECRET: без них деньги нельзя ни взять, ни проверить.',
    );
  }
  if (s.DATABASE_APP_URL && !s.DATABASE_URL) {
    throw new ConfigError('К DATABASE_APP_URL нужна и DATABASE_URL: по ней владелец базы готовит таблицы.');
  }
  return {
    host: s.HOST,
    port: s.PORT,
    officePort: s.OFFICE_PORT,
    calendarRegion: s.CALENDAR_REGION,
    holdLimit: s.HOLD_LIMIT,
    passwordPasses: s.PASSWORD_PASSES,
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    officeUrl: s.OFFICE_URL ?? `http://localhost:${s.OFFICE_PORT}`,
    logoutUrl: s.LOGOUT_URL ?? null,
    dataDir,
    database: s.DATABASE_URL ? { url: s.DATABASE_URL, appUrl: s.DATABASE_APP_URL } : undefined,
    s3: readS3(s),
    roles: new Set(chosen as Role[]),
    logLevel: s.LOG_LEVEL,
    demo,
    secret: s.SECRET ?? keptSecret(dataDir),
    outsideUrl,
    acquirer: {
      url: s.ACQUIRER_URL ?? `${outsideUrl}/v3`,
      shopId: s.ACQUIRER_SHOP_ID ?? 'demo-shop-1',
      secret: s.ACQUIRER_SECRET ?? 'demo-secret',
    },
    bank: { url: s.BANK_URL ?? `${outsideUrl}/bank`, key: s.BANK_KEY ?? 'demo-bank-key' },
    operator: {
      url: s.OPERATOR_URL ?? `${outsideUrl}/ca`,
      key: s.OPERATOR_KEY ?? 'demo-operator-key',
      algorithm: s.OPERATOR_ALGORITHM,
    },
    operatorAppUrl: s.OPERATOR_APP_URL ?? `${outsideUrl}/ca/app`,
    smsUrl: s.SMS_URL ?? `${outsideUrl}/sms`,
    smtpUrl: s.SMTP_URL ?? `smtp://127.0.0.1:${s.OUTSIDE_SMTP_PORT}`,
    clamav: s.CLAMAV_URL,
    stunUrls: s.STUN_URLS === 'none' ? [] : s.STUN_URLS.split(','),
    trustProxy: s.TRUST_PROXY === '1',
  };
}

function readS3(s: z.output<typeof settings>): Config['s3'] {
  const parts = [s.S3_ENDPOINT, s.S3_BUCKET, s.S3_ACCESS_KEY, s.S3_SECRET_KEY];
  if (parts.every((part) => part === undefined)) return undefined;
  const [endpoint, bucket, accessKey, secretKey] = parts;
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    throw new ConfigError(
      'Для хранилища S3 нужны все четыре настройки: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY.',
    );
  }
  return { endpoint, bucket, accessKey, secretKey };
}

/** The secret of CSRF tokens and one-time codes, generated at the first start and stored with the data. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'keys', 'secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}
