import { errorWords } from '@novosel/client/calls/errors.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listServices, readService, stepService } from '@novosel/contract/services/endpoints.ts';
import { afterServiceAct, serviceLimits } from '@novosel/contract/services/rules.ts';
import type { ServiceView } from '@novosel/contract/services/schema.ts';
import type { BodyInputOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useId, useState } from 'react';
import { Step } from './request-steps.tsx';
import { ServiceFiles } from './service-files.tsx';
import styles from './services.module.css';

/** `since` is added where it is sent. */
type Body = Omit<BodyInputOf<typeof stepService>, 'since'>;

/** Neither the desk nor a partner has to do anything now. */
export const waitsForNobody = ({ turn }: Pick<ServiceView, 'turn'>) => turn === 'buyer' || turn === 'nobody';

/** What the buyer may do with his request now, with what the desk has said to it. */
export const RequestActs = ({ one, user }: { one: ServiceView; user: number }) => {
  const t = useText();
  const stale = [readService, listServices];
  const step = useCall(stepService, { invalidates: stale, afterRefusal: stale });
  const can = (act: Body['act']) => afterServiceAct(one.state, act) !== undefined;
  const send = (body: Body, onSent = () => {}) =>
    step.mutate({ params: { request: one.id }, body: { ...body, since: one.since } }, { onSuccess: onSent });
  const errors = step.error ? errorWords(step.error, t('network')) : [];
  const said = one.steps.findLast(({ from }) => from === 'staff');
  // What the desk has said last is what the buyer decides about, or all there is left to know.
  const words = said && said.state === one.state && waitsForNobody(one) && <Step step={said} now={one.now} />;
  if (!can('withdraw')) {
    return (
      <>
        <ErrorAlert errors={errors} />
        {words && <Card title={t('services.acts', { state: one.state })}>{words}</Card>}
      </>
    );
  }
  const acts = (
    <>
      <ErrorAlert errors={errors} />
      {words}
      {can('documents') && <Documents one={one} user={user} busy={step.isPending} onSend={send} />}
      {can('choose') && <Choose options={one.options} busy={step.isPending} onSend={send} />}
      {can('accept') && (
        <Button busy={step.isPending} onClick={() => send({ act: 'accept' })}>
          {t('services.accept')}
        </Button>
      )}
      <Withdraw busy={step.isPending} onWithdraw={() => send({ act: 'withdraw' })} />
    </>
  );
  return (
    <Card title={t('services.acts', { state: one.state })}>
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

const Documents = ({ one, user, busy, onSend }: ActProps & { one: ServiceView; user: number }) => {
  const t = useText();
  const [typed, type, { drop }] = useDraft(draftOf<Papers>(`services:papers:${one.id}`, user), nothing);
  const [sending, setSending] = useState(false);
  const filesId = useId();
  const reason = sending
    ? t('services.sending')
    : typed.files.length === 0
      ? t('services.documents.none')
      : null;
  const body = { act: 'documents', text: typed.text, files: typed.files.map(({ key }) => key) } as const;
  return (
    <>
      <ServiceFiles
        id={filesId}
        required
        value={typed.files}
        onChange={(files) => type({ files })}
        onSending={setSending}
      />
      <TextArea
        label={t('services.comment')}
        maxLength={serviceLimits.words}
        rows={2}
        value={typed.text}
        onChange={(event) => type({ text: event.target.value })}
      />
      <Button busy={busy} disabledReason={reason} wants={filesId} onClick={() => onSend({ ...body }, drop)}>
        {t('services.documents')}
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
        label={t('services.options')}
        choices={options.map((title, place) => ({ value: String(place), title }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        busy={busy}
        disabledReason={chosen === null ? t('services.choose.none') : null}
        wants={optionsId}
        onClick={() => onSend({ act: 'choose', choice: Number(chosen) })}
      >
        {t('services.choose')}
      </Button>
    </>
  );
};

/** Asks once more: what is withdrawn does not come back. */
const Withdraw = ({ busy, onWithdraw }: { busy: boolean; onWithdraw: () => void }) => {
  const t = useText();
  const [asked, setAsked] = useState(false);
  if (!asked) return <LinkButton onClick={() => setAsked(true)}>{t('services.withdraw')}</LinkButton>;
  return (
    <div className={styles.withdraw}>
      <span>{t('services.withdraw.sure')}</span>
      <Button small variant="secondary" busy={busy} onClick={onWithdraw}>
        {t('services.withdraw.yes')}
      </Button>
      <LinkButton onClick={() => setAsked(false)}>{t('services.withdraw.no')}</LinkButton>
    </div>
  );
};
