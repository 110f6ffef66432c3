import { WordedRefusal } from '../../../shared/contract/worded-refusal.tsx';

const own = {
  STEP_WRONG: 'deal.signing.denied.step',
  SIGNING_CHANGED: 'deal.signing.denied.changed',
  SIGNING_NOT_TURN: 'deal.signing.denied.turn',
};

/** Why an act on the signing was refused; after an act of somebody else, says that the card now shows it. */
export const SigningRefusal = ({ error }: { error: Error | null }) => (
  <WordedRefusal error={error} own={own} />
);
