import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Stages } from '@novosel/ui/blocks/stages.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import styles from './deal-brief.module.css';
import { TurnTerm } from './turn-term.tsx';
import { useDealStages } from './use-deal-stages.ts';
import { toneOf, useDealWords } from './use-deal-words.ts';

interface DealBriefProps {
  deal: DealView;
  /** What to do on the page, in a few words. */
  title: string;
  /** The step after it. */
  next: string;
  /** Whose turn it is, where the deal's own turn does not tell it to this reader. */
  pill?: ReactNode | undefined;
}

/**
 * The head of a page with one act of a deal: stages, whose turn it is, the term, what is lost, the next step.
 */
export const DealBrief = ({ deal, title, next, pill }: DealBriefProps) => {
  const t = useText();
  const words = useDealWords();
  const stages = useDealStages(deal.stage, deal);
  const { turn, now } = deal;
  return (
    <Card className={styles.root}>
      <Stages stages={stages} />
      <div className={styles.brief}>
        <div>
          {pill ?? <Pill tone={toneOf(turn.turn)}>{words.who(turn.turn)}</Pill>}
          <p className={styles.title}>{title}</p>
        </div>
        {turn.dueAt && (
          <div>
            <TurnTerm turn={turn} dueAt={turn.dueAt} now={now} />
          </div>
        )}
        {turn.loss && (
          <div>
            <b>{t('deals.otherwise')}</b>
            <p>{words.loss(turn)}</p>
          </div>
        )}
        <div>
          <b>{t('deals.brief.next')}</b>
          <p>{next}</p>
        </div>
      </div>
    </Card>
  );
};
