import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { formatDay, formatDayTime } from '@novosel/contract/time/time.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Dim } from '@novosel/ui/text/dim.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { pillOf } from '../../shared/words/party.ts';
import { termWords } from '../../shared/words/term-words.ts';
import { DealActs } from './deal-acts.tsx';
import { DealMoves } from './deal-moves.tsx';
import styles from './deal-task.module.css';
import { MembersLead } from './members/members-lead.tsx';

/** Whose turn it is, for which act, until when and what is lost; below, what the desk may do. */
export const DealTask = ({ view, now }: { view: DeskDeal; now: number }) => {
  const t = useText();
  const locale = useLocale();
  const { turn } = view.deal;
  const term = turn.dueAt === null ? undefined : termWords(turn.dueAt, now, locale, t);
  return (
    <section className={styles.root} aria-labelledby="deal-task">
      <p className={styles.who}>
        <Pill tone={pillOf(turn.turn)}>{t(`deal.turn.${turn.turn}`)}</Pill>
        {term && (
          <b
            className={classNames(
              'small',
              styles.term,
              term.state === 'soon' && 'warn',
              term.state === 'over' && 'bad',
            )}
          >
            {t('deal.term', {
              left: term.left,
              until: turn.visit ? formatDayTime(turn.visit.at, { now, locale }) : term.until,
            })}
          </b>
        )}
      </p>
      <h3 className="title-s" id="deal-task">
        {t(`act.${turn.act}`)}
      </h3>
      {turn.visit && <p>{t('deal.visit.where', { place: turn.visit.place })}</p>}
      {turn.dueAt !== null && term && (
        <Dim
          value={shareOf(turn.startedAt, turn.dueAt, now)}
          state={term.state}
          from={formatDay(turn.startedAt, { now, locale })}
          to={formatDay(turn.dueAt, { now, locale })}
        />
      )}
      {turn.loss && <p className="small muted">{t(`deal.loss.${turn.loss}`)}</p>}
      <MembersLead view={view} />
      <DealMoves view={view} now={now} />
      <DealActs view={view} now={now} />
    </section>
  );
};

/** The elapsed share of a term, 0 to 1. */
function shareOf(from: string, to: string, now: number): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return end > begin ? Math.min(1, Math.max(0, (now - begin) / (end - begin))) : 1;
}
