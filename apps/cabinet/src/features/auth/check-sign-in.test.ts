import { expect, test } from 'vitest';
import { checkSignIn } from './check-sign-in.ts';

const blank = { type: 'phone', phone: '', email: '', password: '' } as const;

test('a phone must have all its digits', () => {
  expect(checkSignIn(blank)).toEqual({ phone: 'required', password: 'required' });
  expect(checkSignIn({ ...blank, phone: '+7 900 000', password: 'x' })).toEqual({ phone: 'wrong' });
  expect(checkSignIn({ ...blank, phone: '+7 900 000-00-01', password: 'x' })).toEqual({});
  expect(checkSignIn({ ...blank, phone: '+79000000001', password: 'x' })).toEqual({});
});

test('an e-mail must look like one, with no care for spaces around it', () => {
  const email = { ...blank, type: 'email', password: 'x' } as const;
  expect(checkSignIn(email)).toEqual({ email: 'required' });
  expect(checkSignIn({ ...email, email: 'anna@' })).toEqual({ email: 'wrong' });
  expect(checkSignIn({ ...email, email: ' anna@demo.test ' })).toEqual({});
});
