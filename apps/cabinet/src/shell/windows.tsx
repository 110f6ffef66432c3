import { endProof, isProofWanted, useProofWanted, watchProof } from '@novosel/client/proof-window.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { bonusCatalogue } from '../features/bonus/bonus-catalogue.ts';
import { dealsCatalogue } from '../features/deals/deals-catalogue.ts';
import { feedbackCatalogue } from '../features/feedback/feedback-catalogue.ts';
import { proofCatalogue } from '../features/proof/proof-catalogue.ts';
import { withWords } from '../routing/feature.ts';
import { closeFeedback, useFeedbackOpen } from './feedback-window.ts';
import { setFlag, useFlag } from './flags.ts';
import { loadWhenQuiet } from './load-when-quiet.ts';

const Refresh = lazy(async () => ({ default: (await import('./idle/refresh-modal.tsx')).RefreshModal }));
const Preloader = lazy(async () => ({
  default: (await import('@novosel/ui/preloader-modal.tsx')).PreloaderModal,
}));

const Bonus = lazy(async () => ({
  default: (await withWords(() => import('../features/bonus/status-modal.tsx'), bonusCatalogue)).StatusModal,
}));

const ErrorStep = lazy(async () => ({
  default: (await withWords(() => import('../features/deals/error-step-modal.tsx'), dealsCatalogue))
    .ErrorStepModal,
}));

const Feedback = lazy(async () => ({
  default: (await withWords(() => import('../features/feedback/feedback-modal.tsx'), feedbackCatalogue))
    .FeedbackModal,
}));

const Proof = lazy(async () => ({
  default: (await withWords(() => import('../features/proof/proof-window.tsx'), proofCatalogue)).ProofWindow,
}));

/** Not heard of is not asked: without its code the page does all the rest. */
const Screens = lazy(() =>
  loadWhenQuiet(async () => (await import('../features/screens/load-listener.ts')).loadListener()),
);

watchProof(() => setFlag('modal', isProofWanted()));

/** Once wanted, a window stays loaded, so that it can also close in its own time. */
const useWanted = (open: boolean): boolean => {
  const [wanted, setWanted] = useState(open);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return wanted;
};

/** Windows over the page, by the flags of S4.7; the code of each comes when it is first opened. */
export const Windows = () => {
  const [refresh, preloader, bonus] = [useFlag('refresh'), useFlag('preloader'), useFlag('bonus')];
  const [hasRefresh, hasPreloader, hasBonus] = [useWanted(refresh), useWanted(preloader), useWanted(bonus)];
  const errorStep = useFlag('errorStep');
  const hasErrorStep = useWanted(errorStep);
  const feedback = useFeedbackOpen();
  const hasFeedback = useWanted(feedback);
  const proof = useProofWanted();
  const hasProof = useWanted(proof);
  return (
    <>
      <Suspense>
        {hasFeedback && <Feedback open={feedback} onClose={closeFeedback} />}
        {hasRefresh && <Refresh open={refresh} />}
        {hasBonus && <Bonus open={bonus} />}
        {hasErrorStep && <ErrorStep open={errorStep} />}
        {hasProof && <Proof open={proof} onEnd={endProof} />}
        {hasPreloader && <Preloader open={preloader} />}
      </Suspense>
      <Suspense>
        <Screens />
      </Suspense>
    </>
  );
};
