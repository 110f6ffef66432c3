const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Unit of a size, to be named by a message, and the number in it: 1024 bytes in a KB (S5-42, S9-34). */
export const fileSize = (bytes: number): { value: number; unit: (typeof units)[number] } => {
  let value = bytes;
  let power = 0;
  // From 1023.5 on the rounded number would be 1024: the next unit begins there.
  while (value >= 1023.5 && power < units.length - 1) {
    value /= 1024;
    power += 1;
  }
  const shown = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return { value: shown, unit: units[power] ?? 'B' };
};
