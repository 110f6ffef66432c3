import { RefusalError } from '@novosel/client/calls/errors.ts';
import { setFlag } from '../page/flags.ts';

let estate: number | undefined;

export const isWrongStep = (error: unknown): boolean =>
  error instanceof RefusalError && error.code === 'STEP_WRONG';

/**
 * An act was refused because the deal of an estate stands at another step: the window of S4.7-10 says where.
 */
export const tellWrongStep = (of: number): void => {
  estate = of;
  setFlag('errorStep', true);
};

/** The estate of which the window speaks. */
export const wrongStepOf = (): number | undefined => estate;
