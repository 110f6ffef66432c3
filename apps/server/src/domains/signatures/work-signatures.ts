import { signingReminder } from '@novosel/contract/signatures/rounds.ts';
import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import { type AskDeps, askOperator } from './asking/ask-operator.ts';
import { askSignatory } from './desk/signatories.ts';
import { remindSigners } from './notices/tell-of-signatures.ts';
import { dueRequests, findLines, findSigning, signingsEnding, updateSigning } from './signatures.repo.ts';

const sweepSeconds = 15;
/** A job overdue by so many seconds is lost: its node was killed. */
const lostSeconds = 10;
const atOnce = 50;
const daySeconds = 86_400;

type Deps = AskDeps & Pick<Context, 'config' | 'log'>;

/** Background jobs of electronic signatures. */
export async function workSignatures(context: Context): Promise<void> {
  const { jobs } = context;
  await jobs.work<{ requestId: string }>('signature.ask', ({ requestId }) => askOperator(context, requestId));
  await jobs.work<{ signatoryId: string }>('signatory.ask', ({ signatoryId }) =>
    askSignatory(context, signatoryId),
  );
  await jobs.every('signature.sweep', sweepSeconds, () => sweepSignatures(context));
}

/** Continues questions whose job was lost, and reminds those who have not signed. */
export async function sweepSignatures(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const due = await dueRequests(deps.db, after(now, -lostSeconds), atOnce);
  await eachAlone(deps.log, 'the signature operator could not be asked', due, (id) => askOperator(deps, id));
  const soon = await signingsEnding(deps.db, after(now, daySeconds), atOnce);
  await eachAlone(deps.log, 'signers could not be reminded', soon, (id) => remind(deps, id));
}

function remind(deps: Deps, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const signing = await findSigning(tx, id);
    const at = deps.clock.now();
    if (signing?.state !== 'open') return;
    const { openedAt, until, reminded: sent } = signing;
    const hours = signingReminder({ openedAt, until, sent }, at);
    if (hours === undefined) return;
    await updateSigning(tx, id, { reminded: hours });
    await remindSigners(deps, tx, { signing, lines: await findLines(tx, id), hours, at });
  });
}
