import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './contract.module.css';
import type { ContractProps } from './contract-props.ts';

/** The five key terms in short, each with the clause that has the force. */
export const KeyTermsCard = ({ current, onLead }: ContractProps) => {
  const t = useText();
  const numberOf = (id: string) => current.clauses.find((clause) => clause.id === id)?.number ?? id;
  return (
    <Card title={t('contract.terms')}>
      <p className="small muted">{t('contract.terms.note')}</p>
      <dl className={styles.terms}>
        {current.keyTerms.map(({ term, text, clauseIds }) => (
          <div key={term}>
            <dt className="small muted">{t('contract.term', { term })}</dt>
            <dd>
              <b lang="ru">{text}</b>
              {clauseIds.slice(0, 1).map((id) => (
                <LinkButton key={id} className={styles.way} onClick={() => onLead(id)}>
                  {t('contract.clause', { number: numberOf(id) })}
                </LinkButton>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
