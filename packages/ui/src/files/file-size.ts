const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Unit of a size for a message, and the number of these units: 1024 bytes in a KB (S5-42, S9-34). */
export const fileSize = (bytes: number): { value: number; unit: (typeof units)[number] } => {
  let value = bytes;
  let power = 0;
  // From 1023.5 on, rounding would give 1024: the next unit begins there.
  while (value >= 1023.5 && power < units.length - 1) {
    value /= 1024;
    power += 1;
  }
  const shown = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return { value: shown, unit: units[power] ?? 'B' };
};
