import { answerPassword } from './answer-password.ts';
import { helpWith } from './helper-process.ts';
import type { HashRequest } from './password-hash.ts';

/** The process that hashes. */
helpWith<HashRequest, string | boolean>((request) => answerPassword(request));
