import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import { queriesOf, queryKeyOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getBooking } from '@novosel/contract/booking/endpoints.ts';
import { askPassportChange, getOwnPassport, savePassport } from '@novosel/contract/passports/endpoints.ts';
import type { OwnPassport } from '@novosel/contract/passports/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { getPassport } from '@novosel/contract/users/endpoints.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { useRefusedFields } from '@novosel/ui/form/use-refused-fields.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../../shared/passport/passport.module.css';
import { PassportFields } from '../../../shared/passport/passport-fields.tsx';
import { formField, type PassportValues, passportBody } from '../../../shared/passport/passport-values.ts';
import { usePassportForm } from '../../../shared/passport/use-passport-form.ts';
import { FormActs } from '../form-acts.tsx';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { ReasonField, useKeptReason } from './change-reason.tsx';
import { ownDraft } from './own-draft.ts';

interface PassportEditorProps {
  own: OwnPassport;
  user: User;
  /** Closes the form and drops the typed values. */
  onClose: () => void;
}

const outdated = new Set(['STEP_WRONG', 'PASSPORT_CHECKED']);

/** The whole passport, typed or corrected; for a checked one it is a request with a reason. */
export const PassportEditor = ({ own, user, onClose }: PassportEditorProps) => {
  const t = useText();
  const queries = useQueryClient();
  const frozen = useFrozenReason();
  const asks = own.state === 'checked';
  // The form stays when the desk checks the passport meanwhile: the typed values become the request.
  const [began] = useState(own.state);
  const became = asks && began !== 'checked';
  const form = usePassportForm({
    draft: ownDraft,
    known: own.passport,
    user,
    today: isoDay(own.now),
  });
  const reason = useKeptReason(user);
  const [sending, setSending] = useState(false);
  const onDone = (answer: { readonly data: OwnPassport }) => {
    reason.forget();
    onClose();
    queries.setQueryData(queryKeyOf(getOwnPassport), answer);
    void toast({ tone: 'good', title: t(asks ? 'ownPassport.sent' : 'ownPassport.saved') });
  };
  // Refetches its own answer too: a fetch from before the act could otherwise arrive last.
  const save = useCall(savePassport, { onDone, invalidates: [getOwnPassport, getPassport, getBooking] });
  const ask = useCall(askPassportChange, { onDone, invalidates: [getOwnPassport] });
  const { error } = asks ? ask : save;
  const busy = save.isPending || ask.isPending;
  const refusal = error instanceof RefusalError ? error : undefined;
  const atFields =
    useRefusedFields(form, refusal?.errors, { fieldOf: formField, shouldFocus: true }).length > 0;
  const onError = (failed: Error) => {
    if (failed instanceof RefusalError && outdated.has(failed.code))
      void queries.invalidateQueries(queriesOf(getOwnPassport));
  };
  const submit = (values: PassportValues) => {
    if (sending || busy) return;
    const body = passportBody(values);
    if (!asks) return save.mutate({ body }, { onError });
    const send = ({ reason: why }: { readonly reason: string }) =>
      ask.mutate({ body: { ...body, reason: why.trim() } }, { onError });
    void reason.form.handleSubmit(send)();
  };
  const leave = () => {
    reason.forget();
    onClose();
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      errors={error && !atFields ? errorWords(error, t('network')) : []}
      className={styles.form}
    >
      <div className="stack" role="status">
        {became && <Alert title={t('ownPassport.became')}>{t('ownPassport.became.note')}</Alert>}
        <p className="small muted">{t(asks ? 'ownPassport.asks' : 'ownPassport.types')}</p>
      </div>
      <PassportFields form={form} onSending={setSending} />
      {asks && <ReasonField reason={reason} />}
      <FormActs
        busy={busy}
        send={t(asks ? 'ownPassport.ask' : 'ownPassport.save')}
        disabledReason={frozen ?? (sending ? t('passport.sending') : null)}
        keep={t('ownPassport.cancel')}
        onLeave={leave}
      />
    </Form>
  );
};
