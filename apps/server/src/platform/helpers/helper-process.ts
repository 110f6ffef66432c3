import os from 'node:os';
import type { HelperReply, HelperRequest } from './helper.ts';

/**
 * Makes this process a helper. It gives way to the one that answers, so that a storm of its work does not
 * slow those who are signed in; threads of the pool are made later and inherit the priority.
 */
export function helpWith<Request, Result>(act: (request: Request) => Promise<Result>): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  // Ctrl-C reaches the whole group; work under way is finished, and the parent's leaving ends this process.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, request }: HelperRequest<Request>) => {
    const answer = (reply: HelperReply<Result>) => process.connected && process.send?.(reply);
    void act(request).then(
      (result) => answer({ id, result }),
      (error: unknown) => answer({ id, failed: error instanceof Error ? error.message : 'failed' }),
    );
  });
}
