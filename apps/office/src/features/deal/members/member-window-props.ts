import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { MemberFile } from '@novosel/contract/members/desk-endpoints.ts';
import type { MemberView } from '@novosel/contract/members/schema.ts';

export interface MemberWindowProps {
  /** The ID of the deal itself. */
  deal: string;
  member: MemberView;
  place: DealPlace;
  onClose: () => void;
}

/** Of papers that have been opened. */
export interface OpenedPapersProps extends MemberWindowProps {
  file: MemberFile;
  /** The papers are asked for once more. */
  onAnew: () => void;
}
