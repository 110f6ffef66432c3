import type { VersionHead } from '@novosel/contract/contracts/schema.ts';
import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './contract-parts.module.css';

interface KeyTermsCardProps extends Pick<VersionHead, 'keyTerms'> {
  readonly clauses: readonly RenderedClause[];
  /** Whether it is shown in the side column of a page. */
  readonly narrow?: boolean;
  readonly onLead: (clause: string) => void;
}

/** The five key terms in short, each with the clause that has the force. */
export const KeyTermsCard = ({ keyTerms, clauses, narrow, onLead }: KeyTermsCardProps) => {
  const t = useText();
  const numberOf = (id: string) => clauses.find((clause) => clause.id === id)?.number ?? id;
  return (
    <Card title={t('contract.terms')}>
      <p className="small muted">{t('contract.terms.note')}</p>
      <dl className={classNames(styles.terms, !narrow && styles.across)}>
        {keyTerms.map(({ term, text, clauseIds }) => (
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
