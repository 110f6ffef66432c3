import type { Context } from '../../context.ts';

export type ScreenDeps = Pick<Context, 'db' | 'clock' | 'jobs' | 'config'>;
