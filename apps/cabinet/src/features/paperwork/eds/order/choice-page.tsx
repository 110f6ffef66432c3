import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import type { EdsView } from '@novosel/contract/eds/schema.ts';
import type { SignatureWay } from '@novosel/contract/eds/ways.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import beside from '../../../../shared/page/beside.module.css';
import { DataCard } from '../data-card.tsx';
import { EdsBrief } from '../eds-brief.tsx';
import { EdsFrame } from '../eds-frame.tsx';
import { openOrderOf } from '../eds-words.ts';
import { SignatureList } from '../signatures/signature-list.tsx';
import { ChosenWay } from './chosen-way.tsx';
import { WayChoice } from './way-choice.tsx';
import { pageOfWay } from './way-pages.ts';

/** Where to get a certificate (S2.1-06, S2.1-20). */
export const ChoicePage = () => {
  const t = useText();
  return (
    <EdsFrame title={t('eds.title')} note={t('eds.note')}>
      {(view, user) => <Choice view={view} user={user} />}
    </EdsFrame>
  );
};

interface ChoiceProps {
  readonly view: EdsView;
  /** ID of the reader. */
  readonly user: number;
}

const Choice = ({ view, user }: ChoiceProps) => {
  const t = useText();
  // Who checks his passport in between finds his way again.
  const [way, choose] = useDraft<SignatureWay>(draftOf('eds:way', user), 'goskey');
  const order = openOrderOf(view);
  const title = order ? t('eds.already', { number: order.number }) : t('eds.choose');
  return (
    <>
      <EdsBrief view={view} step="way" title={title} />
      <div className={beside.flow}>
        <div className="stack">
          {order && (
            <Card title={title}>
              <p>{t('eds.already.note', { state: order.state.replace('-', '_') })}</p>
              <p>
                <ButtonLink href={path('edsSignatures')} variant="secondary">
                  {t('eds.already.act')}
                </ButtonLink>
              </p>
            </Card>
          )}
          <WayChoice view={view} way={way} choose={choose} />
          <DataCard data={view.data} now={view.now} />
          {view.orders.length > 0 && <SignatureList view={view} />}
        </div>
        <ChosenWay
          view={view}
          way={way}
          about={{ key: 'valid', label: t('eds.valid'), value: t('eds.valid.months') }}
        >
          <ButtonLink href={path(pageOfWay[way])} wide>
            {t('eds.order', { way })}
          </ButtonLink>
        </ChosenWay>
      </div>
    </>
  );
};
