import { hash, verify } from '@node-rs/argon2';
import { helpWith } from './helper-process.ts';
import { type HashRequest, hashCost } from './password-hash.ts';

/** The process that hashes. */
helpWith<HashRequest, string | boolean>(({ password, hash: stored }) =>
  stored === undefined ? hash(password, hashCost) : verify(stored, password),
);
