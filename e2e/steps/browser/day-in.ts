/** A day so many days from now in Moscow, as it is typed. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('ru', { timeZone: 'Europe/Moscow' });
