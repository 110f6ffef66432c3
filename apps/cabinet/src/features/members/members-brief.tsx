import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { DealBrief } from '../../shared/deal/deal-brief.tsx';
import { actOf, useDealWords } from '../../shared/deal/use-deal-words.ts';
import type { ScreenProps } from './members-screen.tsx';
import { shortName } from './short-name.ts';
import { awaitedMembers, tasksOf, waitsOf } from './tasks.ts';
import { useTaskWords } from './use-task-words.ts';

/** Whose turn it is among the members, and what comes after it. */
export const MembersBrief = ({ deal, view }: ScreenProps) => {
  const t = useText();
  const words = useDealWords();
  const tasks = useTaskWords(view);
  const waits = waitsOf(view);
  const [task] = tasksOf(view);
  const awaited = awaitedMembers(view);
  const titles = {
    task: () => (task ? tasks.title(task) : ''),
    members: () =>
      t('members.brief.members', {
        count: awaited.length,
        names: awaited.map(({ name }) => shortName(name)).join(', '),
      }),
    desk: () => t('members.brief.desk'),
    other: () => words.title(actOf(deal.turn)),
  };
  return (
    <DealBrief
      deal={deal}
      title={titles[waits]()}
      next={t('members.next', { waits })}
      pill={
        waits === 'members' ? (
          <Pill tone="third">{t('members.pill.members')}</Pill>
        ) : waits === 'task' ? (
          <Pill tone="turn">{words.who('buyer')}</Pill>
        ) : undefined
      }
    />
  );
};
