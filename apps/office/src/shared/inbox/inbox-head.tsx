import { phoneMask } from '@novosel/contract/fields/masks.ts';
import type { ReactNode } from 'react';
import styles from './inbox.module.css';

interface InboxHeadProps {
  title: string;
  /** Its number and its buyer. */
  by: string;
  buyer: { readonly phone: string | null; readonly email: string | null };
  /** The state of the case, as a pill. */
  end: ReactNode;
}

/** The title of a case and its buyer, with his phone and e-mail. */
export const InboxHead = ({ title, by, buyer: { phone, email }, end }: InboxHeadProps) => (
  <header className={styles.head}>
    <div>
      <h2 className="title-s">{title}</h2>
      <p className="small muted">
        {by}
        {phone && (
          <>
            {' · '}
            <a href={`tel:+${phone}`}>{phoneMask.show(`+${phone}`)}</a>
          </>
        )}
        {email && (
          <>
            {' · '}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
    </div>
    {end}
  </header>
);
