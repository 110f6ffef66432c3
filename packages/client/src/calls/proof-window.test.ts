import { expect, test, vi } from 'vitest';
import { RefusalError } from './errors.ts';
import { withProof } from './proof.ts';
import { endProof } from './proof-window.ts';
import { endSession } from './session.ts';

const wanted = new RefusalError({ status: 409, code: 'PROOF_REQUIRED', message: 'who is there?' });

/** An act that the server refuses until the person has re-authenticated. */
const act = () => {
  const once = vi.fn().mockRejectedValueOnce(wanted).mockResolvedValue('done');
  return { once, end: withProof<string>(once) };
};
const shown = () => new Promise((resolve) => setTimeout(resolve));

test('an act waits for the proof and is then made once more (promise 11)', async () => {
  const { once, end } = act();
  await shown();
  endProof(true);
  expect(await end).toBe('done');
  expect(once).toHaveBeenCalledTimes(2);
});

test('the end of the session ends the window: what waited behind it is not done', async () => {
  const { once, end } = act();
  await shown();
  vi.stubGlobal('document', { cookie: '' });
  endSession('lost');
  vi.unstubAllGlobals();
  await expect(end).rejects.toBe(wanted);
  expect(once).toHaveBeenCalledTimes(1);
});
