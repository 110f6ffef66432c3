import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import styles from './contract-parts.module.css';

export interface SignerRow {
  readonly key: string;
  readonly name: string;
  readonly me: boolean;
  /** Names of the members for whom this person signs. */
  readonly signsFor: readonly string[];
  /** Who it is, where it is not a member. */
  readonly role?: string | undefined;
  /** How far the person has come. */
  readonly note: ReactNode;
  readonly pill: readonly [tone: PillTone, word: string];
}

/** Who signs, for whom, and how far each has come. */
export const SignersList = ({ rows }: { readonly rows: readonly SignerRow[] }) => {
  const t = useText();
  return (
    <ul className={styles.signers}>
      {rows.map(({ key, name, me, signsFor, role, note, pill: [tone, word] }) => (
        <li key={key}>
          <Avatar name={name} party={me ? 'me' : role ? 'us' : 'third'} />
          <span className={styles.signer}>
            <b>{name}</b>
            <span>
              {role ?? t('contract.signer', { me: String(me), others: signsFor.join(', ') || 'none' })}
            </span>
            <span>{note}</span>
          </span>
          <Pill tone={tone}>{word}</Pill>
        </li>
      ))}
    </ul>
  );
};
