import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useIsMutating } from '@tanstack/react-query';
import { DealManager } from '../../shared/deal/deal-manager.tsx';
import { actOf, partyOf, useDealWords } from '../../shared/deal/use-deal-words.ts';
import { ActionBar } from '../../shared/estate/action-bar.tsx';
import beside from '../../shared/page/beside.module.css';
import { leadTo } from './lead-to.ts';
import styles from './members.module.css';
import type { OpenProps } from './open-props.ts';
import { type Task, waitsOf } from './tasks.ts';
import { useTaskWords } from './use-task-words.ts';

/** What is done on another page or with another person's card is led to; everything else is a form here. */
const leads: readonly Task['kind'][] = ['refused', 'owner'];

/** What is left for the reader, with the one filled act of the page. */
export const SideCard = ({ tasks, ...props }: OpenProps & { tasks: readonly Task[] }) => {
  const t = useText();
  const words = useTaskWords(props.view);
  const deals = useDealWords();
  const { present, onOpen, deal } = props;
  const waits = waitsOf(props.view);
  const left = t('members.left', { count: tasks.length, waits });
  const choose = (key: string) => {
    onOpen(key);
    leadTo(key);
  };
  const act = present ? <Act task={present} {...props} /> : <Onward {...props} />;
  return (
    <aside className={beside.side}>
      <Card title={left}>
        {tasks.length > 0 ? (
          <ol className={styles.tasks}>
            {tasks.map((task) => (
              <li key={`${task.kind} ${task.key}`} className={classNames(task === present && styles.present)}>
                <button type="button" className={styles.task} onClick={() => choose(task.key)}>
                  <b>{words.title(task)}</b> <span>{words.note(task)}</span>
                </button>
              </li>
            ))}
          </ol>
        ) : (
          <p className="small muted">{t('members.left.none', { waits, own: String(props.view.own) })}</p>
        )}
        <div className={styles.act}>{act}</div>
        {tasks.length > 0 && <p className="small muted">{t('members.left.note')}</p>}
      </Card>
      {deal.manager && <DealManager manager={deal.manager} deal={deal} />}
      <ActionBar left={left} right={tasks.length > 0 && deals.term(deal.turn, deal.now)}>
        {act}
      </ActionBar>
    </aside>
  );
};

const isOfMembers = (key: readonly unknown[] | undefined) =>
  /^(members\.|passports\.save)/.test(String(key?.[0]));

const Act = ({ task, deal, view, onOpen, asksPassport }: OpenProps & { task: Task }) => {
  const t = useText();
  const words = useTaskWords(view);
  const busy = useIsMutating({ predicate: ({ options }) => isOfMembers(options.mutationKey) }) > 0;
  if (task.kind === 'terms')
    return (
      <ButtonLink wide href={path('dealParameters', { estate: deal.card.estate.id })}>
        {words.button(task)}
      </ButtonLink>
    );
  if (leads.includes(task.kind))
    return (
      <Button
        wide
        onClick={() => {
          onOpen(task.key);
          leadTo(task.key);
        }}
      >
        {words.button(task)}
      </Button>
    );
  return (
    <Button wide type="submit" form={task.key} busy={busy}>
      {asksPassport && task.member?.me ? t('members.passport.save') : words.button(task)}
    </Button>
  );
};

/** Nothing is left here: the next act of the deal stands elsewhere, or is nobody's. */
const Onward = ({ deal, view }: OpenProps) => {
  const words = useDealWords();
  const { turn } = deal;
  const own = path('dealMembers', { estate: deal.card.estate.id });
  const isNext = waitsOf(view) === 'other' && turn.link !== own;
  const isMine = isNext && deal.own && partyOf(turn.turn) === 'you';
  return (
    <ButtonLink
      wide
      variant={isMine ? 'primary' : 'secondary'}
      href={isNext ? turn.link : path('dealView', { estate: deal.card.estate.id })}
    >
      {words.button(isNext ? actOf(turn) : 'other')}
    </ButtonLink>
  );
};
