import type { CardCode } from '@novosel/contract/loyalty/ladder.ts';
import { eventKind } from '../../platform/events.ts';

export interface LevelNews {
  readonly userId: number;
  readonly code: CardCode;
  readonly title: Readonly<Record<'ru' | 'en', string>>;
  readonly higher: boolean;
  readonly until: Date;
  readonly at: Date;
}

/** A person has another level now. */
export const levelChanged = eventKind<LevelNews>('loyalty.level-changed');
