import { closeOverdue } from './end-screen.ts';
import type { ScreenDeps } from './screen-deps.ts';

/** Jobs that end overdue requests and sessions. */
export async function workScreens({ db, clock, jobs }: ScreenDeps): Promise<void> {
  await jobs.work<{ screenId: string }>('screen.end', async ({ screenId }) => {
    await db.transaction((tx) => closeOverdue(tx, screenId, clock.now()));
  });
}
