/** Whether a date field holds a finished date. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
