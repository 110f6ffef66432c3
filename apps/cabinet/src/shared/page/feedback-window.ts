import { setFlag } from './flags.ts';
import { sharedValue, useShared } from './shared-value.ts';

const open = sharedValue(false);

const become = (next: boolean) => {
  if (open.get() === next) return;
  open.set(next);
  setFlag('modal', next);
};

/** Opens the window «Написать обращение» over any page. */
export const openFeedback = (): void => become(true);
export const closeFeedback = (): void => become(false);

export const useFeedbackOpen = (): boolean => useShared(open);
