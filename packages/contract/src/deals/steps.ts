import type { DealStage } from './stages.ts';

/** Who acts at a step of the deal: the buyer's side, the developer's staff, or a third party. */
export type Turn = 'buyer' | 'staff' | 'bank' | 'registry' | 'nobody';

/** The stages that every deal passes, as they stand over its pages. */
export const usualStages = [
  'booking',
  'parameters',
  'members',
  'mortgage',
  'paperwork',
  'completed',
] as const satisfies readonly DealStage[];

export interface DealStep {
  readonly code: number;
  readonly turn: Turn;
  readonly stage: DealStage;
  /** Child screen of /deals/{estate} where this step is done or watched. */
  readonly screen: string;
}

const step = (code: number, turn: Turn, stage: DealStage, screen: string): DealStep => ({
  code,
  turn,
  stage,
  screen,
});

/** S4.1-07 and the rulings on 205, 218, 220. */
export const dealSteps = [
  step(206, 'buyer', 'parameters', 'parameters'),
  step(207, 'buyer', 'members', 'members'),
  step(205, 'buyer', 'members', 'members'),
  step(212, 'buyer', 'mortgage', 'mortgage'),
  step(214, 'bank', 'mortgage', 'mortgage/awaits'),
  step(215, 'bank', 'mortgage', 'mortgage/awaits'),
  step(216, 'buyer', 'mortgage', 'mortgage'),
  step(213, 'buyer', 'parameters', 'parameters/total'),
  step(209, 'staff', 'paperwork', 'view'),
  step(210, 'staff', 'paperwork', 'view'),
  step(203, 'buyer', 'paperwork', 'view'),
  step(217, 'buyer', 'paperwork', 'paperwork/eds'),
  step(211, 'staff', 'paperwork', 'sign'),
  step(204, 'buyer', 'paperwork', 'paperwork/appointment'),
  step(208, 'staff', 'paperwork', 'paperwork/appointment-success'),
  step(218, 'registry', 'paperwork', 'payment'),
  step(220, 'buyer', 'paperwork', 'payment'),
  step(219, 'staff', 'paperwork', 'view'),
  step(221, 'nobody', 'completed', 'completed'),
] as const satisfies readonly DealStep[];

/** The step of a code; a code of 203…221 without a meaning is an exception that the desk decides (S4.1-08). */
export function dealStep(code: number): DealStep {
  return dealSteps.find((known) => known.code === code) ?? step(code, 'staff', 'paperwork', 'view');
}
