import { isOpenRequest } from '@novosel/contract/signatures/rounds.ts';
import type { SigningSignerView } from '@novosel/contract/signatures/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import type { PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import { SignersList } from '../parts/signers-list.tsx';
import { SignatureLink } from './signature-link.tsx';
import type { SigningProps } from './signing-props.ts';

/** `app`: the paper waits in his app; `mine`: the reader's turn; `none`: nothing is awaited any more. */
type SignerState = 'signed' | 'app' | 'mine' | 'now' | 'later' | 'none';

const tones: Readonly<Record<SignerState, PillTone>> = {
  signed: 'good',
  app: 'info',
  mine: 'turn',
  now: 'third',
  later: 'neutral',
  none: 'neutral',
};

/** Who has signed, who is awaited and until when, round by round. */
export const SigningSigners = ({ deal, view }: SigningProps) => {
  const t = useText();
  const words = useDealWords();
  const estate = deal.card.estate.id;
  const stateOf = ({ signedAt, state, side, me }: SigningSignerView): SignerState => {
    if (signedAt) return 'signed';
    if (view.state !== 'open') return 'none';
    if (side !== view.side) return 'later';
    if (state && isOpenRequest(state)) return 'app';
    return me ? 'mine' : 'now';
  };
  const termOf = ({ side }: SigningSignerView) => (side === 'members' ? view.until : deal.turn.dueAt);
  const isOpened = (signer: SigningSignerView) => signer.me || view.state === 'done';
  return (
    <Card title={t('contract.signers')}>
      <SignersList
        rows={view.signers.map((signer) => {
          const { id, side, signedAt } = signer;
          const state = stateOf(signer);
          const date = signedAt ?? termOf(signer);
          return {
            ...signer,
            key: id,
            role: side === 'members' ? undefined : t('signing.side', { side }),
            note: (
              <>
                {t('signing.signer', { state, date: date ? words.dayTime(date, view.now) : 'none' })}{' '}
                {signedAt && isOpened(signer) && <SignatureLink estate={estate} signer={signer} />}
              </>
            ),
            pill: [tones[state], t('signing.signer.pill', { state })],
          };
        })}
      />
    </Card>
  );
};
