import type { ContractSignerView } from '@novosel/contract/contracts/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import type { ScreenProps } from '../contract-props.ts';
import { SignersList } from './signers-list.tsx';

type SignerState = 'agreed' | 'whole' | 'reading' | 'opened' | 'waits';

const stateOf = ({ openedAt, agreedAt, read, toRead }: ContractSignerView): SignerState => {
  if (agreedAt) return 'agreed';
  if (!openedAt) return 'waits';
  if (read === toRead) return 'whole';
  return read > 0 ? 'reading' : 'opened';
};

const tones = {
  agreed: 'good',
  whole: 'info',
  reading: 'info',
  opened: 'neutral',
  waits: 'neutral',
} as const;

/** Who signs, for whom, and how far each has come: opened, read, agreed. */
export const SignersCard = ({ view }: Pick<ScreenProps, 'view'>) => {
  const t = useText();
  const words = useDealWords();
  const dateOf = (when: string | null) => (when ? words.dayTime(when, view.now) : '');
  return (
    <Card title={t('contract.signers')}>
      <SignersList
        rows={view.signers.map((signer) => {
          const state = stateOf(signer);
          return {
            ...signer,
            key: signer.name,
            note: t('contract.signer.state', {
              state,
              read: signer.read,
              count: signer.toRead,
              date: dateOf(signer.agreedAt ?? signer.openedAt),
            }),
            pill: [tones[state], t('contract.signer.pill', { state })],
          };
        })}
      />
    </Card>
  );
};
