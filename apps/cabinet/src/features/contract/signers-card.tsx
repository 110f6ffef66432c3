import type { ContractSignerView } from '@novosel/contract/contracts/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';
import styles from './contract.module.css';
import type { ScreenProps } from './contract-props.ts';

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
      <ul className={styles.signers}>
        {view.signers.map((signer) => {
          const state = stateOf(signer);
          return (
            <li key={signer.name}>
              <Avatar name={signer.name} party={signer.me ? 'me' : 'third'} />
              <span className={styles.signer}>
                <b>{signer.name}</b>
                <span>
                  {t('contract.signer', {
                    me: String(signer.me),
                    others: signer.signsFor.join(', ') || 'none',
                  })}
                </span>
                <span>
                  {t('contract.signer.state', {
                    state,
                    read: signer.read,
                    count: signer.toRead,
                    date: dateOf(signer.agreedAt ?? signer.openedAt),
                  })}
                </span>
              </span>
              <Pill tone={tones[state]}>{t('contract.signer.pill', { state })}</Pill>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
