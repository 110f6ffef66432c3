import { beginSession } from '@novosel/client/session.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Logo } from '@novosel/ui/logo.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { brand } from '../../brand.ts';
import { takeNext, takeReason } from '../../routing/next-page.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './sign-in.module.css';

/** Two steps of one sign-in: what the member of staff knows, then what he holds. */
export default function SignInPage() {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const [ticket, setTicket] = useState<string>();
  const [notice, setNotice] = useState<string | undefined>(noticeOf(useState(takeReason)[0]));
  const enter = (token: string) => {
    beginSession(token);
    void navigate(takeNext(), { replace: true });
  };
  return (
    <main id="main" className={styles.page}>
      <section className={styles.window}>
        <div className={styles.brand}>
          <Logo name={brand.name[locale]} mark={brand.logo.paths.map((d) => <path key={d} d={d} />)} />
          <span className="muted">{t('desk.name')}</span>
        </div>
        {ticket === undefined ? (
          <PasswordStep notice={notice && t(notice)} onTicket={setTicket} />
        ) : (
          <CodeStep
            ticket={ticket}
            onToken={enter}
            onBack={(expired) => {
              setNotice(expired ? 'signIn.expired' : undefined);
              setTicket(undefined);
            }}
          />
        )}
      </section>
    </main>
  );
}

function noticeOf(why: ReturnType<typeof takeReason>): string | undefined {
  if (why === 'lost') return 'signIn.lost';
  return why === 'elsewhere' ? 'signIn.elsewhere' : undefined;
}
