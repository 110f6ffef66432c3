import { RefusalError } from './errors.ts';

type AskProof = () => Promise<boolean>;

let askProof: AskProof | undefined;

/** Says how a person is asked to prove himself; `false`: he would rather not. */
export const onProofWanted = (ask: AskProof): void => {
  askProof = ask;
};

/**
 * Makes a call once more when it was refused for want of a fresh proof (promise 11) and the person has given
 * one.
 */
export const withProof = async <Answer>(once: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await once();
  } catch (error) {
    const wanted = error instanceof RefusalError && error.code === 'PROOF_REQUIRED';
    if (!wanted || !(await askProof?.())) throw error;
    return once();
  }
};
