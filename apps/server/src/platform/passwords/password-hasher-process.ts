import { helpWith } from '../helpers/helper-process.ts';
import { answerPassword } from './answer-password.ts';
import type { HashRequest } from './password-hash.ts';

/** The hashing process. */
helpWith<HashRequest, string | boolean>((request) => answerPassword(request));
