import { isSignedIn } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { Help } from '../../shared/account/help.tsx';
import styles from './slips.module.css';

interface EndCardProps {
  help: string;
  children: ReactNode;
}

/** The final card of a link: its message, the way home, and where to get help. */
export const EndCard = ({ help, children }: EndCardProps) => {
  const t = useText();
  return (
    <Card className={styles.form}>
      {children}
      <div className="row">
        <ButtonLink href={path(isSignedIn() ? 'dashboard' : 'root')} variant="secondary">
          {t('slips.home')}
        </ButtonLink>
      </div>
      <Help>{help}</Help>
    </Card>
  );
};
