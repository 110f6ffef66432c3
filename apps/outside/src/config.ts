import { join } from 'node:path';

export interface OutsideConfig {
  port: number;
  smtpPort: number;
  /** Port of the virus scanner; null: there is none. */
  clamdPort: number | null;
  /** File of the state; null keeps the state in memory (tests). */
  stateFile: string | null;
  /** Where the acquirer posts its notifications. */
  notifyUrl: string;
  shopId: string;
  shopSecret: string;
  bankKey: string;
  operatorKey: string;
  /** Where the signature operator posts its notifications. */
  operatorNotifyUrl: string;
  /** Address of the cabinet that signs people in at the demo client site. */
  cabinetUrl: string;
  clientId: string;
  clientSecret: string;
}

/** A setting is wrong; the message is one sentence for a person. */
export class SettingError extends Error {}

/** Reads and checks every setting. @throws SettingError */
export function readConfig(env: Record<string, string | undefined> = process.env): OutsideConfig {
  const notifyUrl = httpUrl(env, 'OUTSIDE_NOTIFY_URL', 'http://localhost:3000/api/payments/notifications');
  return {
    port: port(env, 'OUTSIDE_PORT', 3002),
    smtpPort: port(env, 'OUTSIDE_SMTP_PORT', 3025),
    clamdPort: env.OUTSIDE_CLAMAV_PORT ? port(env, 'OUTSIDE_CLAMAV_PORT', 0) : null,
    stateFile: env.OUTSIDE_STATE || join(env.DATA_DIR || '.data', 'outside.json'),
    notifyUrl,
    shopId: env.OUTSIDE_SHOP_ID || 'demo-shop-1',
    shopSecret: env.OUTSIDE_SHOP_SECRET || 'demo-secret',
    bankKey: env.OUTSIDE_BANK_KEY || 'demo-bank-key',
    operatorKey: env.OUTSIDE_OPERATOR_KEY || 'demo-operator-key',
    operatorNotifyUrl: httpUrl(
      env,
      'OUTSIDE_OPERATOR_NOTIFY_URL',
      new URL('/api/signatures/notifications', notifyUrl).href,
    ),
    cabinetUrl: new URL(httpUrl(env, 'OUTSIDE_CABINET_URL', notifyUrl)).origin,
    clientId: env.OUTSIDE_CLIENT_ID || 'demo-shop',
    clientSecret: env.OUTSIDE_CLIENT_SECRET || 'demo-shop-secret',
  };
}

function port(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65_535) {
    throw new SettingError(`${name} должен быть номером порта от 1 до 65535, а там «${text}».`);
  }
  return value;
}

function httpUrl(env: Record<string, string | undefined>, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new SettingError(`${name} должен быть адресом http или https, а там «${text}».`);
  }
  return text;
}
