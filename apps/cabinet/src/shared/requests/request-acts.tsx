import { errorWords } from '@novosel/client/calls/errors.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { BuyerStep, RequestAct, RequestView, StepRequest } from '@novosel/contract/requests/calls.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useId, useState } from 'react';
import type { RequestLimits, RequestMoves, StateWords } from './request-family.ts';
import { RequestFiles } from './request-files.tsx';
import { Step } from './request-steps.tsx';
import styles from './requests.module.css';

/** The call adds `since`. */
type Body = Omit<BuyerStep, 'since'>;

/** Whether neither the desk nor a partner has to act now. */
export const waitsForNobody = ({ turn }: Pick<RequestView, 'turn'>) => turn === 'buyer' || turn === 'nobody';

interface ActsFamily {
  readonly name: string;
  readonly list: AnyEndpoint;
  readonly read: AnyEndpoint;
  readonly step: StepRequest;
  readonly moves: RequestMoves;
  readonly limits: RequestLimits;
  readonly words: StateWords;
}

interface ActsProps {
  family: ActsFamily;
  one: RequestView;
  user: number;
}

/** What the buyer may do with his request now, with the desk's answer. */
export const RequestActs = ({ family, one, user }: ActsProps) => {
  const t = useText();
  const stale = [family.read, family.list];
  const step = useCall(family.step, { invalidates: stale, afterRefusal: stale });
  const can = (act: RequestAct) => family.moves[act]?.from.includes(one.state) ?? false;
  const send = (body: Body, onSent = () => {}) =>
    step.mutate({ params: { request: one.id }, body: { ...body, since: one.since } }, { onSuccess: onSent });
  const errors = step.error ? errorWords(step.error, t('network')) : [];
  const said = one.steps.findLast(({ from }) => from === 'staff');
  // The desk's last message is what the buyer decides about, or the final information.
  const words = said && said.state === one.state && waitsForNobody(one) && (
    <Step step={said} now={one.now} did={family.words.did} />
  );
  if (!can('withdraw')) {
    return (
      <>
        <ErrorAlert errors={errors} />
        {words && <Card title={family.words.acts(t, one.state)}>{words}</Card>}
      </>
    );
  }
  const acts = (
    <>
      <ErrorAlert errors={errors} />
      {words}
      {can('documents') && (
        <Documents family={family} one={one} user={user} busy={step.isPending} onSend={send} />
      )}
      {can('choose') && <Choose options={one.options} busy={step.isPending} onSend={send} />}
      {can('accept') && (
        <Button busy={step.isPending} onClick={() => send({ act: 'accept' })}>
          {t('requests.accept')}
        </Button>
      )}
      <Withdraw busy={step.isPending} onWithdraw={() => send({ act: 'withdraw' })} />
    </>
  );
  return (
    <Card title={family.words.acts(t, one.state)}>
      <div className={styles.form}>{acts}</div>
    </Card>
  );
};

interface ActProps {
  busy: boolean;
  onSend: (body: Body, onSent?: () => void) => void;
}

interface Papers {
  readonly text: string;
  readonly files: readonly StoredFile[];
}

const nothing: Papers = { text: '', files: [] };

const Documents = ({ family, one, user, busy, onSend }: ActProps & ActsProps) => {
  const t = useText();
  const [typed, type, { drop }] = useDraft(draftOf<Papers>(`${family.name}:papers:${one.id}`, user), nothing);
  const [sending, setSending] = useState(false);
  const filesId = useId();
  const reason = sending
    ? t('requests.sending')
    : typed.files.length === 0
      ? t('requests.documents.none')
      : null;
  const body = { act: 'documents', text: typed.text, files: typed.files.map(({ key }) => key) } as const;
  return (
    <>
      <RequestFiles
        id={filesId}
        most={family.limits.files}
        required
        value={typed.files}
        onChange={(files) => type({ files })}
        onSending={setSending}
      />
      <TextArea
        label={t('requests.comment')}
        maxLength={family.limits.words}
        rows={2}
        value={typed.text}
        onChange={(event) => type({ text: event.target.value })}
      />
      <Button busy={busy} disabledReason={reason} wants={filesId} onClick={() => onSend({ ...body }, drop)}>
        {t('requests.documents')}
      </Button>
    </>
  );
};

const Choose = ({ options, busy, onSend }: ActProps & { options: readonly string[] }) => {
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const optionsId = useId();
  return (
    <>
      <RadioCards
        id={optionsId}
        label={t('requests.options')}
        choices={options.map((title, place) => ({ value: String(place), title }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        busy={busy}
        disabledReason={chosen === null ? t('requests.choose.none') : null}
        wants={optionsId}
        onClick={() => onSend({ act: 'choose', choice: Number(chosen) })}
      >
        {t('requests.choose')}
      </Button>
    </>
  );
};

/** Asks for confirmation: a withdrawn request does not come back. */
const Withdraw = ({ busy, onWithdraw }: { busy: boolean; onWithdraw: () => void }) => {
  const t = useText();
  const [asked, setAsked] = useState(false);
  if (!asked) return <LinkButton onClick={() => setAsked(true)}>{t('requests.withdraw')}</LinkButton>;
  return (
    <div className={styles.withdraw}>
      <span>{t('requests.withdraw.sure')}</span>
      <Button small variant="secondary" busy={busy} onClick={onWithdraw}>
        {t('requests.withdraw.yes')}
      </Button>
      <LinkButton onClick={() => setAsked(false)}>{t('requests.withdraw.no')}</LinkButton>
    </div>
  );
};
