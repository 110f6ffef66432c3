import { RefusalError } from './errors.ts';

type AskProof = () => Promise<boolean>;

let askProof: AskProof | undefined;

/** Sets how the page asks a person to re-authenticate; `ask` answers `false` when he declines. */
export const onProofWanted = (ask: AskProof): void => {
  askProof = ask;
};

/**
 * Makes a call; if it is refused for lack of a fresh re-authentication (promise 11), asks for one and
 * repeats.
 * @throws what `once` throws; the refusal itself when the person declines
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
