import { addressOf } from '@novosel/client/calls/address.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getContract, getContractPaper } from '@novosel/contract/contracts/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import beside from '../../../../shared/page/beside.module.css';
import { PaperCard } from '../../../../shared/paper-reader/paper-card.tsx';
import { useShownPaper } from '../../../../shared/paper-reader/use-shown-paper.ts';
import { KeyTermsCard } from '../../parts/key-terms-card.tsx';
import { RefusalWindow } from '../refusal/refusal-window.tsx';
import styles from '../signing.module.css';
import type { SigningProps } from '../signing-props.ts';
import { mayRefuse } from '../standing.ts';
import { StateCard } from '../state-card.tsx';
import { SignBox } from './sign-box.tsx';
import { useClausePage } from './use-clause-page.ts';

/** The frozen paper is read here and sent to the reader's app (S2.3-10). */
export const SignScreen = (props: SigningProps) =>
  props.view.state === 'open' || props.view.state === 'done' ? (
    <Reading {...props} />
  ) : (
    <StateCard {...props} />
  );

const Reading = (props: SigningProps) => {
  const { deal, view, user } = props;
  const estate = deal.card.estate.id;
  const params = { estate };
  const { paper } = view;
  const { file, shown, unread } = useShownPaper(paper, addressOf(getContractPaper, { params }));
  const current = useQuery(queryFor(getContract, { params })).data?.data.current;
  const [target, lead] = useClausePage(file.data?.pdf, current?.clauses ?? []);
  return (
    <div className={`${beside.flow} ${styles.flow}`}>
      <PaperCard title={paper.title} target={target} sha256={paper.sha256} file={file} />
      <aside className={beside.side}>
        <SignBox {...props} sha256={shown} unread={unread} />
        {current && (
          <div className={styles.terms}>
            <KeyTermsCard keyTerms={current.keyTerms} clauses={current.clauses} narrow onLead={lead} />
          </div>
        )}
        {mayRefuse(view) && <RefusalWindow estate={estate} user={user} />}
      </aside>
    </div>
  );
};
