import type { PaperState } from '@novosel/contract/documents/papers.ts';
import type { PillTone } from '@novosel/ui/status/pill.tsx';

export const stateTones: Readonly<Record<PaperState, PillTone>> = {
  waits: 'turn',
  due: 'turn',
  agreed: 'info',
  'in-force': 'good',
  paid: 'good',
  replaced: 'neutral',
  over: 'neutral',
};
