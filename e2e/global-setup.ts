import { startStage } from './stage/start-stage.ts';

/** Playwright calls what it gives back when the run is over. */
export default startStage;
