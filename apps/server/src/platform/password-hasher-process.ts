import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type HashReply, type HashRequest, hashCost } from './password-hash.ts';

/**
 * The process that hashes. It gives way to the one that answers, so that a storm of sign-ins does not slow those who
 * are signed in; threads of the pool are made later and inherit the priority.
 */
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

// Ctrl-C reaches the whole group; hashes under way are finished, and the parent's leaving ends this process.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (request: HashRequest) => {
  void carryOut(request).then((reply) => process.connected && process.send?.(reply));
});

async function carryOut({ id, password, hash: stored }: HashRequest): Promise<HashReply> {
  try {
    return {
      id,
      result: stored === undefined ? await hash(password, hashCost) : await verify(stored, password),
    };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : 'hashing failed' };
  }
}
