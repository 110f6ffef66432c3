const letters = 'абвгдежзиклмнопрстухцчшщэюя';

/** A unique surname in letters, since a name with digits is refused. */
export const ownSurname = (begins: string): string =>
  begins + Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
