import { startStage } from './stage/start-stage.ts';

/** Playwright calls the returned function when the run is over. */
export default startStage;
