import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { form, locale, ok } from '../schema.ts';
import { oauthClient, passport, user } from './schema.ts';

/** S7-18. */
export const getUser = endpoint({
  name: 'users.current',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users',
  summary: 'The signed-in user.',
  owner: { kind: 'self' },
  answer: user,
  errors: [],
});

/** S7-19, S7-20. */
export const listOauthClients = endpoint({
  name: 'users.oauth',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/oauth',
  summary: 'Public part of the list of client sites.',
  owner: { kind: 'public' },
  answer: z.array(oauthClient),
  errors: [],
});

/** S7-21; null while the user has entered none. */
export const getPassport = endpoint({
  name: 'users.passport',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/passport',
  summary: "The user's passport.",
  owner: { kind: 'self' },
  answer: z.nullable(passport),
  errors: [],
});

export const setLocale = endpoint({
  name: 'users.setLocale',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/locale',
  summary: 'Chooses the language of pages, letters and messages.',
  owner: { kind: 'self' },
  body: form({ locale }),
  answer: ok(z.object({ locale })),
  errors: ['VALIDATION'],
});

export const usersEndpoints = { getUser, listOauthClients, getPassport, setLocale };
