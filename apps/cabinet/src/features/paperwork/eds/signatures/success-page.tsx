import type { EdsView } from '@novosel/contract/eds/schema.ts';
import { isInForce } from '@novosel/contract/eds/states.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { factsOf } from '../certificate-facts.ts';
import { EdsFrame } from '../eds-frame.tsx';
import { useEdsWords } from '../eds-words.ts';
import { SignatureList } from './signature-list.tsx';

/** The certificate is there (S2.1-22). */
export const SuccessPage = () => {
  const t = useText();
  return (
    <EdsFrame title={t('eds.success')}>
      {(view) => (
        <div className="stack">
          <Ready view={view} />
          {view.orders.length > 0 && <SignatureList view={view} />}
        </div>
      )}
    </EdsFrame>
  );
};

const Ready = ({ view }: { readonly view: EdsView }) => {
  const t = useText();
  const words = useEdsWords();
  const issued = view.orders.find((order) => isInForce(factsOf(order), Date.parse(view.now)));
  const { term, now } = view;
  if (!issued?.validUntil)
    return (
      <TurnPanel
        compact
        party="third"
        who={t('eds.success.none')}
        title={t('eds.success.none.title')}
        actions={<ButtonLink href={path('edsSignatures')}>{t('eds.success.list')}</ButtonLink>}
      />
    );
  return (
    <TurnPanel
      compact
      party="third"
      who={t('eds.success')}
      term={words.time(issued.stateAt, now)}
      title={t('eds.success.title', { kind: issued.kind, day: words.day(issued.validUntil, now) })}
      why={t('eds.success.why', { kind: issued.kind })}
      actions={
        term ? (
          <ButtonLink href={path('dealView', { estate: term.estate })}>{t('eds.success.deal')}</ButtonLink>
        ) : (
          <ButtonLink href={path('edsSignatures')}>{t('eds.success.list')}</ButtonLink>
        )
      }
    />
  );
};
