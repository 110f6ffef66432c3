import { agreeToContract } from '@novosel/contract/contracts/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Progress } from '@novosel/ui/status/progress.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import { ActionBar } from '../../../shared/estate/action-bar.tsx';
import styles from '../contract.module.css';
import type { ContractProps } from '../contract-props.ts';
import { standingOf } from '../standing.ts';
import { useContractCall } from '../use-contract-call.ts';
import { Act, type Leads } from './act.tsx';
import { useInSight } from './use-in-sight.ts';

/** How much is read, and the next act. While the card is out of sight, a bar at the foot shows both. */
export const ActCard = (props: ContractProps & Leads) => {
  const t = useText();
  const deals = useDealWords();
  const { deal, view, current, reading } = props;
  const standing = standingOf(view);
  const agree = useContractCall(agreeToContract, deal.card.estate.id);
  const [place, isInSight] = useInSight<HTMLDivElement>();
  const [count, done] = [reading.toRead.length, reading.toRead.length - reading.unread.length];
  const read = t('contract.read', { done, count });
  const isReader = count > 0 && standing !== 'frozen' && standing !== 'elsewhere';
  const { isNewer } = reading;
  const title = isNewer
    ? t('contract.newer', { number: current.number })
    : isReader
      ? read
      : t('contract.act', { standing });
  const send = () =>
    agree.send({
      params: { estate: deal.card.estate.id },
      body: { version: current.number, hash: current.hash },
    });
  const act = (
    <>
      <RefusalAlert words={agree.words} />
      <Act {...props} busy={agree.busy} onAgree={send} />
    </>
  );
  return (
    <Card title={title}>
      {isReader && (
        <div className={styles.progress}>
          <Progress label={read} value={count > 0 ? (done / count) * 100 : 0} />
        </div>
      )}
      <div ref={place} className={styles.act}>
        {act}
      </div>
      {!reading.isFrozen && (
        <p className="small muted">{t('contract.act.note', { standing, signs: String(count > 0) })}</p>
      )}
      {isInSight === false && (
        <ActionBar wide left={title} right={reading.isOpen && !isNewer && deals.term(deal.turn, deal.now)}>
          <div className={styles.foot}>{act}</div>
        </ActionBar>
      )}
    </Card>
  );
};
