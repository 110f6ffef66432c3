/** What a person signs in by, in the one form in which it is stored. */
export type Identifier = { readonly type: 'phone' | 'email'; readonly value: string };

/** Digits with the country code, however a Russian number is written; undefined when it is none. */
export function normalizePhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (/^[78]\d{10}$/.test(digits)) return `7${digits.slice(1)}`;
  return /^9\d{9}$/.test(digits) ? `7${digits}` : undefined;
}

/** Lower case without spaces around; undefined when it cannot be an address. */
export function normalizeEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined;
}
