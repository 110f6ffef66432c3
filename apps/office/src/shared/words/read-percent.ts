const most = 50;
const hundred = 100;

/**
 * A percent as a person writes it, «2,5», in hundredths of a percent.
 * @returns null for anything that is no percent above zero and up to fifty
 */
export function readPercent(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const hundredths = Number(whole) * hundred + Number(rest.padEnd(2, '0'));
  return hundredths > 0 && hundredths <= most * hundred ? hundredths : null;
}
