import { join } from 'node:path';
import { outsideAt } from '@novosel/testing/outside.ts';
import { openProgram } from '@novosel/testing/program.ts';

/** The outside world as its own process; the acquirer's books are the truth that ours are compared with. */
export type Outside = ReturnType<typeof openOutside>;

export function openOutside(folder: string, port: number, smtpPort: number, notifyPort: number) {
  const origin = `http://localhost:${port}`;
  const program = openProgram({
    name: 'the outside world',
    main: 'apps/outside/src/main.ts',
    origin,
    health: '/health/live',
    env: {
      OUTSIDE_PORT: String(port),
      OUTSIDE_SMTP_PORT: String(smtpPort),
      OUTSIDE_STATE: join(folder, 'outside.json'),
      OUTSIDE_NOTIFY_URL: `http://127.0.0.1:${notifyPort}/api/payments/notifications`,
    },
    logFile: join(folder, 'outside.log'),
  });
  return { ...program, ...outsideAt(origin) };
}
