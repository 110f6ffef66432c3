import type { previewTemplate } from '@novosel/contract/contracts/template-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ContractClauses } from '../../../shared/contract/contract-clauses.tsx';
import styles from './templates.module.css';

export type Trialled = AnswerOf<typeof previewTemplate>['data'];

/** What came of a trial: problems of clauses, findings of the checks, the text. */
export const TrialResult = ({ result: { problems, findings, clauses } }: { result: Trialled }) => {
  const t = useText();
  const said = [...problems, ...findings].map(({ text }) => text);
  return (
    <>
      {said.length === 0 ? (
        <Alert tone="good">{t('contracts.trial.clean')}</Alert>
      ) : (
        <Alert
          tone="bad"
          title={t(problems.length > 0 ? 'contracts.trial.problems' : 'contracts.trial.findings')}
        >
          <ul>
            {said.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {clauses.length > 0 && (
        <section className={styles.text} aria-label={t('contracts.trial.text')}>
          <ContractClauses clauses={clauses} />
        </section>
      )}
    </>
  );
};
