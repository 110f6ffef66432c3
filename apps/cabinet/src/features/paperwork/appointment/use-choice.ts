import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import type {
  AppointmentChannel,
  MeetingLanguage,
  MeetingWish,
} from '@novosel/contract/appointments/rules.ts';
import type { AppointmentView } from '@novosel/contract/appointments/schema.ts';
import { useLocale } from '@novosel/ui/text/i18n.tsx';

export interface Choice {
  readonly channel: AppointmentChannel;
  readonly office: string;
  readonly language: MeetingLanguage;
  readonly wishes: readonly MeetingWish[];
  /** IDs of the signers who come. */
  readonly comes: readonly number[];
  /** The first day of the week that is shown, YYYY-MM-DD; null: today. */
  readonly from: string | null;
}

/** What is chosen for a meeting before a time is: it stays after a reload. */
export const useChoice = (
  { held, visit, channels, offices, signers }: AppointmentView,
  estate: number,
  user: number,
): [Choice, (more: Partial<Choice>) => void] => {
  const locale = useLocale();
  const before = held ?? visit;
  const [kept, choose] = useDraft<Choice>(draftOf(`appointment:${estate}`, user), {
    channel: before?.channel ?? channels[0] ?? 'office',
    office: before?.office.id ?? offices[0]?.id ?? '',
    language: before?.language ?? locale,
    wishes: before?.wishes ?? [],
    comes: before?.comes ?? signers.map(({ id }) => id),
    from: null,
  });
  // What is offered has changed since it was chosen.
  const choice = {
    ...kept,
    channel: channels.includes(kept.channel) ? kept.channel : (channels[0] ?? 'office'),
    office: offices.some(({ id }) => id === kept.office) ? kept.office : (offices[0]?.id ?? ''),
    comes: kept.comes.filter((id) => signers.some((one) => one.id === id)),
  };
  return [choice, choose];
};
