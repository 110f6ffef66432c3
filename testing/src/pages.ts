import { libOf } from './start-scripts.ts';

interface Build {
  ensureBuilt(): Promise<void>;
}

interface Turn {
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Builds the pages unless they are built; parallel runs wait for each other. */
export async function ensurePages(): Promise<void> {
  const [build, turn] = await Promise.all([libOf<Build>('build.mjs'), libOf<Turn>('turn.mjs')]);
  await turn.inTurn(build.ensureBuilt);
}
