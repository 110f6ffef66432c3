import { RefusalError } from '@novosel/client/calls/errors.ts';
import { endProof } from '@novosel/client/calls/proof-window.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { factorCodeIn } from '@novosel/contract/fields/code-text.ts';
import { proveByFactor } from '@novosel/contract/session/own-desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ActDialog } from '../shared/acts/act-dialog.tsx';
import { FactorField } from '../shared/acts/factor-field.tsx';
import { useCodeForm } from '../shared/acts/use-code-form.ts';

/** Asks for re-authentication before an act that grants rights, which waits meanwhile (promise 11). */
export const ProofWindow = () => {
  const t = useText();
  const { form, values, change, errorOf } = useCodeForm(factorCodeIn, t('desk.factor.missing'));
  const prove = useCall(proveByFactor, { onDone: () => endProof(true) });
  const refused = prove.error instanceof RefusalError ? prove.error.errors.code?.[0] : undefined;
  const submit = ({ code }: typeof values) => {
    const whole = factorCodeIn(code);
    if (whole) prove.mutate({ body: { code: whole } });
  };
  const leave = () => {
    if (!prove.isPending) endProof(false);
  };
  return (
    <ActDialog
      title={t('desk.proof.title')}
      note={t('desk.proof.note')}
      error={refused === undefined ? prove.error : null}
      busy={prove.isPending}
      onSubmit={form.handleSubmit(submit)}
      onClose={leave}
      submit={t('desk.proof.act')}
      keep={t('desk.proof.leave')}
    >
      <FactorField
        value={values.code}
        onChange={(code) => {
          change({ code });
          prove.reset();
        }}
        error={errorOf('code') ?? refused}
      />
    </ActDialog>
  );
};
