import { codeIn } from '@novosel/contract/fields/code-text.ts';
import { expect, it } from 'vitest';
import { codeWords } from '../accounts/account-words.ts';
import { unfreezeCodeWords } from '../accounts/freeze-words.ts';
import { newCodeWords, oldCodeWords } from '../contacts/contact-words.ts';

const phone = { type: 'phone', value: '79000000001' } as const;
const email = { type: 'email', value: '110226@demo.test' } as const;
const texts = [
  ...Object.values(codeWords),
  oldCodeWords(phone),
  oldCodeWords(email),
  newCodeWords(phone),
  newCodeWords(email),
  unfreezeCodeWords,
];

it('a whole message, pasted where its code is asked for, gives the code', () => {
  for (const { ru, en } of texts)
    for (const words of [ru, en]) {
      expect(codeIn(words('402817'), 6)).toBe('402817');
      expect(codeIn(`${words('402817')}\n\n@novosel.test #402817`, 6)).toBe('402817');
    }
});
