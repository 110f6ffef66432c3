import { queryFor } from '@novosel/client/queries/query-for.ts';
import { authUrl } from '@novosel/contract/session/auth-url.ts';
import { listPasskeys } from '@novosel/contract/session/passkey-endpoints.ts';
import type { getSiteProof } from '@novosel/contract/sites/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { keepFocus } from '@novosel/ui/behaviour/keep-focus.ts';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../shared/account/use-act.ts';
import { usePasskey } from '../../shared/account/use-passkey.ts';
import styles from '../../shared/account/way-in.module.css';
import { leaveTo } from '../../shared/navigation/leave-to.ts';
import { ProofForm, proofForm } from './proof-form.tsx';
import { signInAsOther } from './sign-in-as-other.ts';

type Asked = AnswerOf<typeof getSiteProof>['data'];

/** The signed-in person re-authenticates by his password or a passkey. */
export const ReauthenticationQuestion = ({ name, domain, person, query }: Asked) => {
  const t = useText();
  const act = useAct();
  const passkey = usePasskey();
  const [way, setWay] = useState<'password' | 'key' | 'other'>('password');
  const keys = useQuery(queryFor(listPasskeys)).data?.data.items ?? [];
  const goBack = () => leaveTo(authUrl(new URLSearchParams(query)));
  const take = async (chosen: typeof way, work: () => Promise<unknown>) => {
    setWay(chosen);
    await act.act(work);
    setWay('password');
  };
  return (
    <>
      <h1 className="title-l">{t('again.title')}</h1>
      <p>{t(keys.length > 0 ? 'again.note.key' : 'again.note', { name, domain })}</p>
      <p className="muted">{t('again.who', { person })}</p>
      <ProofForm act={act} onProved={goBack} />
      <div className={styles.form}>
        <Button
          type="submit"
          form={proofForm}
          wide
          busy={act.busy && way === 'password'}
          onMouseDown={keepFocus}
        >
          {t('again.act')}
        </Button>
        {keys.length > 0 && (
          <Button
            variant="secondary"
            wide
            busy={act.busy && way === 'key'}
            onMouseDown={keepFocus}
            onClick={() =>
              void take('key', async () => {
                await passkey((device) => device.proveByDevice());
                await goBack();
              })
            }
          >
            {t('proof.byKey')}
          </Button>
        )}
        <Button
          variant="secondary"
          wide
          busy={act.busy && way === 'other'}
          onMouseDown={keepFocus}
          onClick={() => void take('other', () => signInAsOther(query))}
        >
          {t('again.other')}
        </Button>
      </div>
    </>
  );
};

/** The site waits for somebody else, so a re-authentication of this person would not help. */
export const OtherPersonQuestion = ({ name, domain, person, query }: Asked) => {
  const t = useText();
  const act = useAct();
  return (
    <>
      <h1 className="title-l">{t('again.other.title')}</h1>
      <p>{t('again.other.note', { name, domain, person })}</p>
      <RefusalAlert words={act.refusal.words} />
      <Button wide busy={act.busy} onClick={() => void act.act(() => signInAsOther(query))}>
        {t('again.other')}
      </Button>
    </>
  );
};
