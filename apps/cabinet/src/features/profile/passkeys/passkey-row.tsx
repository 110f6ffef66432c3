import { listPasskeys, type Passkey, removePasskey } from '@novosel/contract/session/passkey-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useEffect, useRef, useState } from 'react';
import { useEnding } from '../account/use-ending.ts';
import { ActWindow } from '../act-window.tsx';
import styles from '../profile.module.css';
import { useActWindow } from '../use-act-window.ts';
import { PasskeyName } from './passkey-name.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  now: string;
  /** Called when the row is removed with the focus in it. */
  onFocusLost: () => void;
}

/** One passkey: its name, when it was added and last used; it can be renamed or removed. */
export const PasskeyRow = ({ passkey: { id, name, madeAt, usedAt }, now, onFocusLost }: PasskeyRowProps) => {
  const t = useText();
  const locale = useLocale();
  const [naming, setNaming] = useState(false);
  const namer = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !naming) namer.current?.focus();
    wasNaming.current = naming;
  }, [naming]);
  const asked = useActWindow();
  const remove = useEnding(removePasskey, {
    invalidates: [listPasskeys],
    onDone: () => {
      asked.close();
      onFocusLost();
      void toast({ tone: 'good', title: t('passkeys.remove.done'), text: name });
    },
  });
  const { ask, window } = asked.of(remove);
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b className={styles.hash}>{name}</b>
        {!naming && (
          <div className="row">
            <Button
              ref={namer}
              variant="secondary"
              small
              aria-label={t('passkeys.rename.of', { name })}
              onClick={() => setNaming(true)}
            >
              {t('passkeys.rename.open')}
            </Button>
            <Button variant="secondary" small aria-label={t('passkeys.remove.of', { name })} onClick={ask}>
              {t('passkeys.remove.open')}
            </Button>
          </div>
        )}
      </div>
      {naming && <PasskeyName id={id} name={name} onEnd={() => setNaming(false)} />}
      <p className="small muted">
        {usedAt
          ? t('passkeys.used', { made: when(madeAt), used: when(usedAt) })
          : t('passkeys.unused', { made: when(madeAt) })}
      </p>
      <ActWindow
        {...window}
        title={t('passkeys.remove.title', { name })}
        note={t('passkeys.remove.note')}
        act={t('passkeys.remove.act')}
        keep={t('passkeys.remove.keep')}
        onAct={() => remove.end({ params: { passkey: id } })}
      />
    </li>
  );
};
