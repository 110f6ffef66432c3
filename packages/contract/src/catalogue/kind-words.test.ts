import { expect, test } from 'vitest';
import { estateCases } from './kind-words.ts';

test('an estate is called by its kind, in the case that the sentence needs', () => {
  expect(estateCases('storage', 'ru')).toEqual({
    estateNom: 'кладовая',
    estateGen: 'кладовой',
    estateAcc: 'кладовую',
    EstateNom: 'Кладовая',
  });
  expect(estateCases('apartment', 'ru')).toMatchObject({
    estateGen: 'апартаментов',
    EstateNom: 'Апартаменты',
  });
  expect(estateCases('parking', 'en')).toMatchObject({
    estateAcc: 'parking space',
    EstateNom: 'Parking space',
  });
  expect(estateCases(null, 'ru')).toMatchObject({ estateGen: 'объекта' });
});
