import { voidReasons } from '@novosel/contract/contracts/acts.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { DealManager } from '../../shared/deal/deal-manager.tsx';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';
import beside from '../../shared/page/beside.module.css';
import styles from './contract.module.css';
import type { ScreenProps } from './contract-props.ts';
import { KeptQuestions } from './questions/kept-questions.tsx';
import { QuestionItem } from './questions/question-item.tsx';
import { standingOf } from './standing.ts';
import { lastVoid } from './versions.ts';

/** No version holds: who prepares it, to which day, and why later than promised. */
export const WaitingCard = ({ deal, view, user }: ScreenProps) => {
  const t = useText();
  const locale = useLocale();
  const { turn, manager } = deal;
  const former = lastVoid(view.versions);
  const isElsewhere = standingOf(view) === 'elsewhere';
  return (
    <div className={beside.flow}>
      <div className="stack">
        {former?.voidReason && (
          <Alert tone="warn" title={t('contract.void', { number: former.number })}>
            <p>{t('contract.void.reason', { reason: voidReasons[former.voidReason][locale] })}</p>
          </Alert>
        )}
        {view.questions.length > 0 && (
          <Card title={t('contract.tab.questions')}>
            <div className="stack">
              {view.questions.map((question) => (
                <QuestionItem key={question.id} view={view} deal={deal} question={question} />
              ))}
            </div>
          </Card>
        )}
        <Card title={t('contract.waiting', { elsewhere: String(isElsewhere) })}>
          {isElsewhere ? (
            <p className="muted">{t('contract.waiting.elsewhere')}</p>
          ) : (
            <div className="stack">
              <PromisedDay view={view} />
              <p className="muted">{t('contract.waiting.note')}</p>
            </div>
          )}
          <p className={styles.below}>
            <ButtonLink
              variant="secondary"
              href={isElsewhere ? turn.link : path('dealView', { estate: deal.card.estate.id })}
            >
              {t('contract.onward', { elsewhere: String(isElsewhere) })}
            </ButtonLink>
          </p>
        </Card>
        <KeptQuestions estate={deal.card.estate.id} user={user} clauses={[]} />
      </div>
      <aside className={beside.side}>{manager && <DealManager manager={manager} deal={deal} />}</aside>
    </div>
  );
};

/** The day to which the lawyer has promised a version; a moved one has its reason. */
export const PromisedDay = ({ view }: Pick<ScreenProps, 'view'>) => {
  const t = useText();
  const words = useDealWords();
  const { dueAt, place, now } = view;
  // A day that has passed is no promise: the lawyer names another one.
  const promise = view.promise && view.promise.promisedOn >= isoDay(now) ? view.promise : null;
  if (place === 'contract-late')
    return (
      <Alert tone="warn" title={t('contract.late')}>
        {promise && <p>{t('contract.late.reason', { reason: promise.reason })}</p>}
        <p>
          {promise
            ? t('contract.late.day', { day: words.day(promise.promisedOn, now) })
            : t('contract.late.unknown')}
        </p>
      </Alert>
    );
  return dueAt && <p>{t('contract.promised', { day: words.day(dueAt, now) })}</p>;
};
