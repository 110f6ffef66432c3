import { returnedFields } from '@novosel/contract/members/papers/returns.ts';
import type { MembersView } from '@novosel/contract/members/schema.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { shortName } from './short-name.ts';
import type { Task } from './tasks.ts';

/** How tasks are called: the act itself, and the line of the list. */
export const useTaskWords = (view: MembersView) => {
  const t = useText();
  const locale = useLocale();
  const whatOf = ({ member }: Task): string => {
    const found = view.papers.find((one) => one.member === member?.id)?.findings ?? [];
    return [...new Set(found.map(({ field }) => returnedFields[field][locale]))].join(', ');
  };
  const valuesOf = (task: Task) => ({
    kind: task.kind,
    me: String(task.member?.me ?? false),
    name: task.member ? shortName(task.member.name) : '',
    what: whatOf(task),
  });
  return {
    title: (task: Task) => t('members.task.title', valuesOf(task)),
    button: (task: Task) => t('members.task.button', valuesOf(task)),
    note: (task: Task) => t('members.task.note', valuesOf(task)),
  };
};
