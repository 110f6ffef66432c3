import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, ok } from '../wire/schema.ts';
import { slipKinds } from './rules.ts';
import { callOffForm, opinionForm, questionnaireForm, slipMatter } from './schema.ts';

/** A link of 256 bits cannot be guessed; the limit keeps attempts off the database. */
const limit = { max: 60, seconds: 60, per: 'address' } as const;
const errors = ['LINK_DEAD', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'] as const;
const owner = { kind: 'guest' } as const;

/** Ruling S2.2 tokens: it only shows. A used, expired, withdrawn or unknown link gets the same answer. */
export const showSlip = endpoint({
  name: 'slips.show',
  door: 'cabinet',
  method: 'GET',
  path: '/api/slips/{token}',
  summary: 'What a link of the desk asks for; nothing of whom it was sent to.',
  owner: { kind: 'public' },
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** Kind of the page: a link of one kind does not open pages of another. */
  query: z.object({ kind: z.enum(slipKinds) }),
  answer: ok(slipMatter),
  errors: ['LINK_DEAD', 'VALIDATION', 'RATE_LIMITED'],
  limit,
});

export const giveOpinion = endpoint({
  name: 'slips.opinion',
  door: 'cabinet',
  method: 'POST',
  path: '/api/slips/opinion',
  summary: 'A mark and a comment about what has taken place; the link is used up.',
  owner,
  body: opinionForm,
  answer: done,
  errors,
  limit,
});

export const answerQuestions = endpoint({
  name: 'slips.questionnaire',
  door: 'cabinet',
  method: 'POST',
  path: '/api/slips/questionnaire',
  summary: 'Answers to the questions of a questionnaire; the link is used up.',
  owner,
  body: questionnaireForm,
  answer: done,
  errors,
  limit,
});

export const callOff = endpoint({
  name: 'slips.callOff',
  door: 'cabinet',
  method: 'POST',
  path: '/api/slips/call-off',
  summary: 'Calls off an appointment or a tour of the building site; the link is used up.',
  owner,
  body: callOffForm,
  answer: done,
  errors,
  limit,
});

export const slipEndpoints = { showSlip, giveOpinion, answerQuestions, callOff };
