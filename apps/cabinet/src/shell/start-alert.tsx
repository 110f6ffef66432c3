import { Button } from '@novosel/ui/actions/button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useState } from 'react';
import { loadAccount } from '../shared/page/account.ts';
import { useTrouble } from '../shared/page/start-trouble.ts';
import { cancelTimer, remaining, startTimer } from '../shared/page/timers.ts';
import { ChatButton } from '../shared/support/chat-button.tsx';
import styles from './start-alert.module.css';

/** In ms: the pause before the load is retried automatically. */
const triedAgainAfter = 30_000;

const second = 1000;

/** Names in the catalogue of texts cannot contain dots. */
const keyOf = (endpoint: string) => endpoint.replace('.', '_');

/** Parts whose failure the page does not show. */
const silent = ['users.oauth', 'flats.counters'];

/** S8-34: which parts failed to load, that the rest works, and when they are retried. */
export const StartAlert = () => {
  const t = useText();
  const { failed } = useTrouble();
  const [left, setLeft] = useState(triedAgainAfter);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await loadAccount();
    setBusy(false);
    setRound((now) => now + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has a timer of its own
  useEffect(() => {
    const timer = startTimer(triedAgainAfter, () => void retry());
    const tick = setInterval(() => setLeft(remaining(timer) ?? 0), second);
    setLeft(triedAgainAfter);
    return () => {
      cancelTimer(timer);
      clearInterval(tick);
    };
  }, [round]);
  const parts = failed.filter((name) => !silent.includes(name)).map((name) => t(`trouble.${keyOf(name)}`));
  if (parts.length === 0) return null;
  return (
    <div className={styles.place}>
      <Alert tone="warn" title={t('trouble.title')}>
        <p>{t('trouble.what', { parts: parts.join(', ') })}</p>
        <div className={styles.act}>
          <Button small variant="secondary" busy={busy} onClick={() => void retry()}>
            {t('trouble.again')}
          </Button>
          <ChatButton place="startAlert" />
          <span className="small muted">{t('trouble.when', { seconds: Math.ceil(left / second) })}</span>
        </div>
      </Alert>
    </div>
  );
};
