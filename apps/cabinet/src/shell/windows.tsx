import { endProof, isProofWanted, useProofWanted, watchProof } from '@novosel/client/calls/proof-window.ts';
import { late } from '@novosel/ui/status/late.tsx';
import { lazy, Suspense } from 'react';
import { bonusCatalogue } from '../features/bonus/bonus-catalogue.ts';
import { feedbackCatalogue } from '../features/feedback/feedback-catalogue.ts';
import { proofCatalogue } from '../features/proof/proof-catalogue.ts';
import { dealPagesCatalogue, dealsCatalogue } from '../shared/deal/deals-catalogue.ts';
import { withWords } from '../shared/navigation/feature.ts';
import { closeFeedback, useFeedbackOpen } from '../shared/page/feedback-window.ts';
import { type Flag, setFlag, useFlag } from '../shared/page/flags.ts';
import { loadWhenQuiet } from '../shared/page/load-when-quiet.ts';

const Refresh = late(async () => (await import('./idle/refresh-modal.tsx')).RefreshModal);
const Preloader = late(async () => (await import('@novosel/ui/windows/preloader-modal.tsx')).PreloaderModal);

const Bonus = late(
  async () =>
    (await withWords(() => import('../features/bonus/status-modal.tsx'), bonusCatalogue)).StatusModal,
);

const ErrorStep = late(
  async () =>
    (
      await withWords(
        () => import('../features/deals/error-step-modal.tsx'),
        dealsCatalogue,
        dealPagesCatalogue,
      )
    ).ErrorStepModal,
);

const Feedback = late(
  async () =>
    (await withWords(() => import('../features/feedback/feedback-modal.tsx'), feedbackCatalogue))
      .FeedbackModal,
);

const Proof = late(
  async () =>
    (await withWords(() => import('../features/proof/proof-window.tsx'), proofCatalogue)).ProofWindow,
);

/** If its code fails to load, the page works without screen sharing. */
const Screens = lazy(() =>
  loadWhenQuiet(async () => (await import('../features/screens/load-listener.ts')).loadListener()),
);

watchProof(() => setFlag('modal', isProofWanted()));

const close = (flag: Flag) => () => setFlag(flag, false);

/**
 * Windows over the page, by the flags of S4.7. The code of each loads when it is first opened; if that fails,
 * the window closes, so that it can be opened again. Once loaded it stays mounted, so that closing is
 * animated.
 */
export const Windows = () => {
  const [refresh, preloader, bonus] = [useFlag('refresh'), useFlag('preloader'), useFlag('bonus')];
  const errorStep = useFlag('errorStep');
  const feedback = useFeedbackOpen();
  const proof = useProofWanted();
  return (
    <>
      <Feedback when={feedback} open={feedback} onClose={closeFeedback} onLost={closeFeedback} />
      <Refresh when={refresh} open={refresh} onLost={close('refresh')} />
      <Bonus when={bonus} open={bonus} onLost={close('bonus')} />
      <ErrorStep when={errorStep} open={errorStep} onLost={close('errorStep')} />
      <Proof when={proof} open={proof} onEnd={endProof} onLost={() => endProof(false)} />
      <Preloader when={preloader} open={preloader} />
      <Suspense>
        <Screens />
      </Suspense>
    </>
  );
};
