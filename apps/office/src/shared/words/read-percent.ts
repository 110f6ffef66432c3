const most = 50;
const hundred = 100;

/**
 * A typed percent, such as «2,5», in hundredths of a percent.
 * @returns null for anything but a percent above 0 and up to 50
 */
export function readPercent(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const hundredths = Number(whole) * hundred + Number(rest.padEnd(2, '0'));
  return hundredths > 0 && hundredths <= most * hundred ? hundredths : null;
}
