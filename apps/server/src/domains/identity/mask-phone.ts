/** «+7 900 •••-••-01» of «79000000001»: enough to know one's own, not enough to call another's. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `+${digits.slice(0, -10)} ${digits.slice(-10, -7)} •••-••-${digits.slice(-2)}`;
}
