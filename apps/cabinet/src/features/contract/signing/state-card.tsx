import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import { ActionBar } from '../../../shared/estate/action-bar.tsx';
import { AskedCard } from './asked-card.tsx';
import { Certificates } from './certificates.tsx';
import { EndNote } from './end-note.tsx';
import type { SigningProps } from './signing-props.ts';
import { maySign, type Standing } from './standing.ts';
import { StoppedCard } from './stopped-card.tsx';

/** The reader's own part: what happened, what to do now, and by which button. */
export const StateCard = (props: SigningProps) => {
  const { standing } = props;
  if (standing === 'asked') return <AskedCard {...props} />;
  if (standing === 'stopped') return <StoppedCard {...props} />;
  return <PlainCard {...props} />;
};

type Act = 'create' | 'sign' | 'appointment' | 'documents' | 'onward';

const acts: Partial<Record<Standing, Act>> = {
  no_certificate: 'create',
  unfit: 'create',
  ready: 'sign',
  again: 'sign',
  paper_only: 'appointment',
  done: 'documents',
  over: 'onward',
  left: 'onward',
};

const PlainCard = (props: SigningProps) => {
  const t = useText();
  const words = useDealWords();
  const { deal, view, standing } = props;
  const signedAt = view.signers.find(({ me }) => me)?.signedAt;
  const date = (when: string | null | undefined) => (when ? words.dayTime(when, view.now) : 'none');
  return (
    <Card title={t('signing.card', { standing })}>
      <div className="stack">
        <EndNote {...props} />
        <p>
          {t('signing.card.note', {
            standing,
            names: view.paperOnly.join(', '),
            pages: view.paper.pages ?? 0,
            until: date(view.until),
            closed: date(view.closedAt),
            signed: date(signedAt),
          })}
        </p>
        {standing === 'unfit' && <Certificates view={view} />}
        <NextAct act={acts[standing]} deal={deal} standing={standing} />
        {maySign(standing) && <p className="small muted">{t('signing.card.confirm')}</p>}
      </div>
    </Card>
  );
};

interface NextActProps extends Pick<SigningProps, 'deal' | 'standing'> {
  readonly act: Act | undefined;
}

/** The button of the next act; on a phone it is in the bar at the foot. */
const NextAct = ({ act, deal, standing }: NextActProps) => {
  const t = useText();
  const words = useDealWords();
  if (!act) return null;
  const params = { estate: deal.card.estate.id };
  const targets: Readonly<Record<Act, string>> = {
    create: path('edsCreate'),
    sign: path('dealSign', params),
    appointment: path('dealPaperworkAppointment', params),
    documents: path('documents'),
    onward: deal.turn.link,
  };
  const link = (wide: boolean): ReactNode => (
    <ButtonLink wide={wide} href={targets[act]}>
      {t('signing.act', { act, again: String(standing === 'again') })}
    </ButtonLink>
  );
  return (
    <>
      <div className="desk">{link(false)}</div>
      <ActionBar left={t('signing.card', { standing })} right={words.term(deal.turn, deal.now)}>
        {link(true)}
      </ActionBar>
    </>
  );
};
