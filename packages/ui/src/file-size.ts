const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Unit of a size, to be named by a message, and the number in it: 1024 bytes in a KB (S5-42, S9-34). */
export const fileSize = (bytes: number): { value: number; unit: (typeof units)[number] } => {
  const power = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log(bytes) / Math.log(1024)) : 0);
  const value = bytes / 1024 ** power;
  return { value: value < 10 ? Math.round(value * 10) / 10 : Math.round(value), unit: units[power] ?? 'B' };
};
