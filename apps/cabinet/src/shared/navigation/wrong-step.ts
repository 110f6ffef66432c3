import { RefusalError } from '@novosel/client/calls/errors.ts';
import { setFlag } from '../page/flags.ts';

let estate: number | undefined;

export const isWrongStep = (error: unknown): boolean =>
  error instanceof RefusalError && error.code === 'STEP_WRONG';

/** An act was refused because the deal of an estate is at another step: opens the window of S4.7-10. */
export const tellWrongStep = (of: number): void => {
  estate = of;
  setFlag('errorStep', true);
};

/** The estate that the window is about. */
export const wrongStepOf = (): number | undefined => estate;
