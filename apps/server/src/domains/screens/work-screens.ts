import { closeOverdue } from './end-screen.ts';
import type { ScreenDeps } from './screen-deps.ts';

/** The clock of requests and of what is shown. */
export async function workScreens({ db, clock, jobs }: ScreenDeps): Promise<void> {
  await jobs.work<{ screenId: string }>('screen.end', async ({ screenId }) => {
    await db.transaction((tx) => closeOverdue(tx, screenId, clock.now()));
  });
}
