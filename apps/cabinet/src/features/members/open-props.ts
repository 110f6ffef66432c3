import type { MemberView } from '@novosel/contract/members/schema.ts';
import type { ScreenProps } from './members-screen.tsx';
import type { Task } from './tasks.ts';

/** What every part of the page is told: whose page it is, and which form is open. */
export interface OpenProps extends ScreenProps {
  readonly user: number;
  /** The task of the one filled button: it sends the form of its key. */
  readonly present: Task | undefined;
  /** Key of the form that is open. */
  readonly open: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  /** The open form asks for the passport first. */
  readonly asksPassport: boolean;
  readonly onAsksPassport: (asks: boolean) => void;
}

export interface MemberProps extends OpenProps {
  readonly member: MemberView;
}
