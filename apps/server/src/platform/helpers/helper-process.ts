import os from 'node:os';
import type { HelperReply, HelperRequest } from './helper.ts';

/**
 * Makes this process a helper with a lower priority, so that much work does not slow down the web server;
 * threads created later inherit the priority.
 */
export function helpWith<Request, Result>(act: (request: Request) => Promise<Result>): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  // Ctrl-C reaches the whole process group; running work is finished, and the parent's exit ends this
  // process.
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
