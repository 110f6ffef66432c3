import { agreeToContract } from '@novosel/contract/contracts/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Progress } from '@novosel/ui/status/progress.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';
import { ActionBar } from '../../shared/estate/action-bar.tsx';
import styles from './contract.module.css';
import type { ContractProps } from './contract-props.ts';
import { standingOf } from './standing.ts';
import { useContractCall } from './use-contract-call.ts';

interface ActProps extends ContractProps {
  /** Leads to a clause that is still to be read. */
  readonly onReadOn: (id: string) => void;
  readonly onQuestions: () => void;
}

/** How much is read, and the one act of the page. */
export const ActCard = (props: ActProps) => {
  const t = useText();
  const deals = useDealWords();
  const { deal, view, current, reading } = props;
  const standing = standingOf(view);
  const agree = useContractCall(agreeToContract, deal.card.estate.id);
  const [count, done] = [reading.toRead.length, reading.toRead.length - reading.unread.length];
  const read = t('contract.read', { done, count });
  const isReader = count > 0 && standing !== 'frozen' && standing !== 'elsewhere';
  const title = isReader ? read : t('contract.act', { standing });
  const send = () =>
    agree.send({
      params: { estate: deal.card.estate.id },
      body: { version: current.number, hash: current.hash },
    });
  const actOf = (isBar: boolean) => (
    <>
      <RefusalAlert words={agree.words} />
      <Act {...props} busy={agree.busy} onAgree={send} isBar={isBar} />
    </>
  );
  return (
    <Card title={title}>
      {isReader && (
        <div className={styles.progress}>
          <Progress label={read} value={count > 0 ? (done / count) * 100 : 0} />
        </div>
      )}
      <div className={styles.act}>{actOf(false)}</div>
      <p className="small muted">{t('contract.act.note', { standing, signs: String(count > 0) })}</p>
      <ActionBar left={title} right={reading.isOpen && deals.term(deal.turn, deal.now)}>
        {actOf(true)}
      </ActionBar>
    </Card>
  );
};

interface WiredProps extends ActProps {
  readonly busy: boolean;
  readonly onAgree: () => void;
  /** At the foot of a phone there is room for one button. */
  readonly isBar: boolean;
}

const Act = (props: WiredProps) => {
  const t = useText();
  const { deal, view, current, reading, busy, onAgree, isBar, onReadOn, onQuestions } = props;
  const standing = standingOf(view);
  const [next] = reading.unread;
  const numberOf = (id: string) => current.clauses.find((clause) => clause.id === id)?.number ?? 'none';
  if (standing === 'read' && next !== undefined)
    return (
      <div className="stack">
        <Button wide onClick={() => onReadOn(next)}>
          {t('contract.read.on', { number: numberOf(next) })}
        </Button>
        {!isBar && (
          <Button
            wide
            variant="secondary"
            disabledReason={t('contract.agree.unread', { count: reading.unread.length })}
          >
            {t('contract.agree')}
          </Button>
        )}
      </div>
    );
  if (standing === 'agree' || standing === 'read')
    return (
      <Button
        wide
        busy={busy}
        onClick={onAgree}
        disabledReason={standing === 'read' ? t('contract.agree.saving') : null}
      >
        {t('contract.agree')}
      </Button>
    );
  if (standing === 'question')
    return (
      <div className="stack">
        {reading.isOpen && !isBar && (
          <Button wide disabledReason={t('contract.agree.question')}>
            {t('contract.agree')}
          </Button>
        )}
        <Button wide variant="secondary" onClick={onQuestions}>
          {t('contract.questions.show')}
        </Button>
      </div>
    );
  const isOnward = standing === 'frozen' || standing === 'elsewhere';
  return (
    <ButtonLink
      wide
      variant="secondary"
      href={isOnward ? deal.turn.link : path('dealView', { estate: deal.card.estate.id })}
    >
      {t('contract.onward', { elsewhere: String(isOnward) })}
    </ButtonLink>
  );
};
