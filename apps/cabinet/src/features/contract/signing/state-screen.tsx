import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { DealManager } from '../../../shared/deal/deal-manager.tsx';
import beside from '../../../shared/page/beside.module.css';
import { ContractFileCard } from '../parts/contract-file-card.tsx';
import { RefusalWindow } from './refusal/refusal-window.tsx';
import type { SigningProps } from './signing-props.ts';
import { SigningSigners } from './signing-signers.tsx';
import { mayRefuse, type Standing } from './standing.ts';
import { StateCard } from './state-card.tsx';

/** Standings in which the contract may still be signed on paper instead. */
const beforeMine: readonly Standing[] = ['unfit', 'no_certificate', 'ready', 'again', 'asked'];

/** The state of the signing: the reader's own part, the signers, the paper (S2.3-30). */
export const StateScreen = (props: SigningProps) => {
  const { deal, view, standing, user } = props;
  const estate = deal.card.estate.id;
  const isPaperHeld = view.state === 'open' || view.state === 'done';
  return (
    <div className={beside.flow}>
      <div className="stack">
        <StateCard {...props} />
        <SigningSigners {...props} />
        {mayRefuse(view) && <RefusalWindow estate={estate} user={user} />}
      </div>
      <aside className={beside.side}>
        {isPaperHeld && <ContractFileCard estate={estate} paper={view.paper} />}
        {beforeMine.includes(standing) && <OnPaper estate={estate} />}
        {deal.manager && <DealManager manager={deal.manager} deal={deal} />}
      </aside>
    </div>
  );
};

const OnPaper = ({ estate }: { readonly estate: number }) => {
  const t = useText();
  return (
    <Card title={t('signing.paper')} minor>
      <div className="stack">
        <p className="small muted">{t('signing.paper.note')}</p>
        <div className="row">
          <ButtonLink variant="secondary" small href={path('dealPaperworkAppointment', { estate })}>
            {t('signing.paper.act')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};
