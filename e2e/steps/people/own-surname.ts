const letters = 'абвгдежзиклмнопрстухцчшщэюя';

/** A surname that nobody else has, in letters: a name with digits is refused. */
export const ownSurname = (begins: string): string =>
  begins + Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
