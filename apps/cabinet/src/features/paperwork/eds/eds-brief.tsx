import type { EdsView } from '@novosel/contract/eds/schema.ts';
import { formatLeft, termState } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { type Stage, Stages } from '@novosel/ui/blocks/stages.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Dim } from '@novosel/ui/text/dim.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from '../../../shared/deal/deal-brief.module.css';
import { certificateOf } from './certificate-facts.ts';
import { openOrderOf, useEdsWords } from './eds-words.ts';

const steps = ['way', 'passport', 'issue', 'ready'] as const;
type Stand = (typeof steps)[number];
type Step = Exclude<Stand, 'ready'>;

interface EdsBriefProps {
  readonly view: EdsView;
  readonly step: Step;
  /** What to do on the page. */
  readonly title: string;
}

/** How far the issue of a certificate is. Shows no step and no term to a person who has one that fits. */
export const EdsBrief = (props: EdsBriefProps) => {
  const { view } = props;
  const held = openOrderOf(view) ? undefined : certificateOf(view);
  return (
    <Card className={styles.root}>
      {held?.validUntil ? <Held view={view} until={held.validUntil} /> : <Issue {...props} />}
    </Card>
  );
};

const Held = ({ view, until }: { view: EdsView; until: string }) => {
  const t = useText();
  const words = useEdsWords();
  return (
    <div className="stack">
      <div>
        <Pill tone="good">{t('eds.held')}</Pill>
      </div>
      <p className="title-m">{t('eds.held.until', { day: words.day(until, view.now) })}</p>
      <p className="small">{t('eds.held.note', { deal: String(view.term !== null) })}</p>
    </div>
  );
};

/** The steps of an issue, whose turn it is, and the term of the deal that waits for the signature. */
const Issue = ({ view, step, title }: EdsBriefProps) => {
  const t = useText();
  const stages = useStages(view, step);
  const order = openOrderOf(view);
  const mine = order?.state !== 'asked' && !(order?.state === 'identity' && order.way !== 'goskey');
  return (
    <>
      <Stages stages={stages} label={t('eds.stages')} />
      <div className={styles.brief}>
        <div>
          <Pill tone={mine ? 'turn' : 'third'}>{t('eds.turn', { mine: String(mine) })}</Pill>
          <p className={styles.title}>{title}</p>
        </div>
        {view.term && <Term view={view} term={view.term} />}
        <div>
          <b>{t('eds.brief.next')}</b>
          <p>{t('eds.brief.next.note', { deal: String(view.term !== null) })}</p>
        </div>
      </div>
    </>
  );
};

const Term = ({ view, term }: { view: EdsView; term: NonNullable<EdsView['term']> }) => {
  const t = useText();
  const locale = useLocale();
  const words = useEdsWords();
  const { now } = view;
  const [from, to, at] = [Date.parse(term.since), Date.parse(term.until), Date.parse(now)];
  const left = formatLeft(term.until, { now, locale });
  return (
    <>
      <div>
        <Dim
          value={(at - from) / Math.max(1, to - from)}
          from={words.day(term.since, now)}
          to={words.time(term.until, now)}
          state={termState(term.until, now)}
        />
        <p className="muted">{left ? t('eds.term.left', { left }) : t('eds.term.over')}</p>
      </div>
      <div>
        <b>{t('eds.brief.lost')}</b>
        <p>{t('eds.brief.lost.note')}</p>
      </div>
    </>
  );
};

function useStages(view: EdsView, step: Step): Stage[] {
  const t = useText();
  const words = useEdsWords();
  const { confirmedAt } = view.data;
  const order = openOrderOf(view);
  const now = steps.indexOf(step);
  const isDone: Readonly<Record<Stand, boolean>> = {
    way: order !== undefined || now > 0,
    passport: confirmedAt !== null,
    issue: false,
    ready: false,
  };
  const notes: Readonly<Partial<Record<Stand, string>>> = {
    ...(order && { way: words.way(order.way) }),
    ...(confirmedAt && { passport: t('eds.stage.confirmed', { day: words.day(confirmedAt, view.now) }) }),
  };
  return steps.map((key, index) => ({
    key,
    title: t('eds.stage', { stage: key }),
    note: notes[key],
    state: index === now ? 'now' : isDone[key] ? 'done' : 'next',
  }));
}
