import { signatureKinds } from '@novosel/contract/signatures/kinds.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useLocation } from 'react-router';
import { useUser } from '../../../shared/account/use-user.ts';
import { DealBrief } from '../../../shared/deal/deal-brief.tsx';
import { DealBack, DealWaits } from '../../../shared/deal/deal-waits.tsx';
import { actOf, useDealWords } from '../../../shared/deal/use-deal-words.ts';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { pageOf } from '../../../shared/navigation/page-of.ts';
import { SignScreen } from './sign/sign-screen.tsx';
import { SigningBrief } from './signing-brief.tsx';
import type { SigningProps } from './signing-props.ts';
import { standingOf } from './standing.ts';
import { StateScreen } from './state-screen.tsx';
import { useSigning } from './use-signing.ts';

/** Two pages: the state of the signing, and the paper to sign. */
export const SigningPage = () => {
  const t = useText();
  const user = useUser()?.id;
  const { deal, view, isAbsent, query } = useSigning();
  if (!deal || user === undefined || (!view && !isAbsent))
    return <DealWaits title={t('signing.title')} query={query} />;
  return (
    <AboutEstate kind={deal.card.estate.kind}>
      <DealBack deal={deal} />
      {view ? (
        <Signing deal={deal} view={view} user={user} standing={standingOf(view)} />
      ) : (
        <NoSigning deal={deal} />
      )}
    </AboutEstate>
  );
};

const Signing = (props: SigningProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useDealWords();
  const estates = useEstateWords();
  const { deal, view } = props;
  const isSign = pageOf(useLocation().pathname)?.name === 'dealSign';
  const estate = capital(estates.name(deal.card.estate));
  const note = isSign
    ? t('signing.sign.note', {
        estate,
        pages: view.paper.pages ?? 0,
        until: words.dayTime(view.until, view.now),
      })
    : t('signing.note', { estate, kind: signatureKinds[view.kind][locale] });
  return (
    <>
      <PageHead title={t(isSign ? 'signing.sign.title' : 'signing.title')} note={note} />
      <SigningBrief {...props} />
      {isSign ? <SignScreen {...props} /> : <StateScreen {...props} />}
    </>
  );
};

/** The deal has not come to the signatures. */
const NoSigning = ({ deal }: Pick<SigningProps, 'deal'>) => {
  const t = useText();
  const words = useDealWords();
  return (
    <>
      <PageHead title={t('signing.title')} />
      <DealBrief deal={deal} title={words.title(actOf(deal.turn))} next={t('signing.none.next')} />
      <Card title={t('signing.none')}>
        <div className="stack">
          <p>{t('signing.none.note')}</p>
          <div className="row">
            <ButtonLink href={deal.turn.link}>{t('signing.onward')}</ButtonLink>
          </div>
        </div>
      </Card>
    </>
  );
};
