import { askSignature } from '@novosel/contract/signatures/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useUser } from '../../../../shared/account/use-user.ts';
import { useDealWords } from '../../../../shared/deal/use-deal-words.ts';
import { ActionBar } from '../../../../shared/estate/action-bar.tsx';
import { go } from '../../../../shared/navigation/go.ts';
import { paperId } from '../../../../shared/paper-reader/paper-card.tsx';
import styles from '../signing.module.css';
import type { SigningProps } from '../signing-props.ts';
import { maySign } from '../standing.ts';
import { useSigningAct } from '../use-signing.ts';
import { CertificatePick, certificateId, fitting } from './certificate-pick.tsx';

interface SignBoxProps extends SigningProps {
  /** Hash of the bytes that the page shows; undefined until they are loaded and are those to sign. */
  readonly sha256: string | undefined;
  /** The paper did not open, or is another one: waiting does not help. */
  readonly unread: boolean;
}

/** The act of the page: read, agree, choose a certificate, send to the app. */
export const SignBox = (props: SignBoxProps) =>
  maySign(props.standing) ? <Signature {...props} /> : <Elsewhere {...props} />;

/** Shown when nothing can be sent: a link to the page with the state of the signing. */
const Elsewhere = ({ deal, standing }: SigningProps) => {
  const t = useText();
  const link = (
    <ButtonLink wide href={path('dealPaperworkEds', { estate: deal.card.estate.id })}>
      {t('signing.sign.back')}
    </ButtonLink>
  );
  const title = t('signing.sign.elsewhere', { standing });
  return (
    <Card title={title}>
      <div className="desk">{link}</div>
      <ActionBar left={title}>{link}</ActionBar>
    </Card>
  );
};

const consentId = 'signing-consent';

const Signature = ({ deal, view, sha256, unread }: SignBoxProps) => {
  const t = useText();
  const words = useDealWords();
  const isFrozen = Boolean(useUser()?.frozenAt);
  const estate = deal.card.estate.id;
  const certificates = view.mine?.certificates ?? [];
  const [agreed, setAgreed] = useState(false);
  const [chosen, choose] = useState(() => {
    const fit = fitting(certificates);
    return fit.length === 1 ? (fit[0]?.id ?? null) : null;
  });
  const ask = useSigningAct(askSignature, estate, () => go(path('dealPaperworkEds', { estate })));
  const lacks = lackOf({ isFrozen, sha256, unread, agreed, chosen });
  const act = (
    <Button
      wide
      busy={ask.busy}
      disabledReason={lacks && t('signing.sign.lack', { lack: lacks })}
      wants={lacks ? placeOf[lacks] : undefined}
      onClick={() =>
        sha256 && chosen && ask.send({ params: { estate }, body: { sha256, certificate: chosen } })
      }
    >
      {t('signing.sign.act')}
    </Button>
  );
  return (
    <Card title={t('signing.sign.box')}>
      <div className={styles.box}>
        <CertificatePick view={view} certificates={certificates} value={chosen} onChange={choose} />
        <Checkbox id={consentId} value={agreed} onChange={setAgreed}>
          {t('signing.sign.agree')}
        </Checkbox>
        <RefusalAlert words={ask.words} />
        <div className="desk">{act}</div>
        <p className="small muted">{t('signing.card.confirm')}</p>
        {sha256 && (
          <p className={`small muted ${styles.hash}`}>
            {t('signing.sign.hash')} <code>{sha256}</code>
          </p>
        )}
      </div>
      <ActionBar left={t('signing.sign.box')} right={words.term(deal.turn, deal.now)}>
        {act}
      </ActionBar>
    </Card>
  );
};

type Lack = 'account' | 'wait' | 'unread' | 'agree' | 'certificate';

const placeOf: Partial<Record<Lack, string>> = {
  unread: paperId,
  agree: consentId,
  certificate: certificateId,
};

interface Filled extends Pick<SignBoxProps, 'sha256' | 'unread'> {
  readonly isFrozen: boolean;
  readonly agreed: boolean;
  readonly chosen: string | null;
}

/** What keeps the reader from sending the paper; null when nothing does. */
function lackOf({ isFrozen, sha256, unread, agreed, chosen }: Filled): Lack | null {
  if (isFrozen) return 'account';
  if (!sha256) return unread ? 'unread' : 'wait';
  if (!chosen) return 'certificate';
  return agreed ? null : 'agree';
}
