import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { stopSigning } from '@novosel/contract/signatures/endpoints.ts';
import {
  longestStopText,
  type StopReason,
  stopReasonCodes,
  stopReasons,
} from '@novosel/contract/signatures/rounds.ts';
import { type StopForm, stopForm } from '@novosel/contract/signatures/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useSchemaCheck } from '@novosel/ui/form/use-schema-form.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useState } from 'react';
import { useUser } from '../../../../shared/account/use-user.ts';
import { go } from '../../../../shared/navigation/go.ts';
import { useSigningAct } from '../use-signing.ts';

interface RefusalValues {
  reason: StopReason | null;
  text: string;
}

const nothing: RefusalValues = { reason: null, text: '' };

interface RefusalWindowProps {
  readonly estate: number;
  /** ID of the reader. */
  readonly user: number;
}

const draftFor = ({ estate, user }: RefusalWindowProps) =>
  draftOf<RefusalValues>(`signing-refusal:${estate}`, user);

/** A signer refuses, with a reason: before that he reads that it stops everything for everybody. */
export const RefusalWindow = (props: RefusalWindowProps) => {
  const t = useText();
  const draft = draftFor(props);
  // With a draft the window is open again after a reload.
  const [open, setOpen] = useState(() => draft.read() !== undefined);
  const close = () => {
    draft.forget();
    setOpen(false);
  };
  return (
    <div>
      <LinkButton onClick={() => setOpen(true)}>{t('signing.refuse.open')}</LinkButton>
      <Modal open={open} onClose={close} size="sm" title={t('signing.refuse')}>
        <RefusalForm {...props} onClose={close} />
      </Modal>
    </div>
  );
};

const RefusalForm = ({ estate, user, onClose }: RefusalWindowProps & { readonly onClose: () => void }) => {
  const t = useText();
  const locale = useLocale();
  const isFrozen = Boolean(useUser()?.frozenAt);
  const draft = draftFor({ estate, user });
  const check = useSchemaCheck<RefusalValues, StopForm>(stopForm);
  const { form, bind } = useKeptForm(check, nothing, { draft });
  const refuse = useSigningAct(stopSigning, estate, () => {
    onClose();
    return go(path('dealPaperworkEds', { estate }));
  });
  return (
    <Form
      form={form}
      busy={refuse.busy}
      errors={refuse.words}
      label={t('signing.refuse')}
      onSubmit={(body) => refuse.send({ params: { estate }, body })}
    >
      <Alert tone="warn" title={t('signing.refuse.stops')}>
        {t('signing.refuse.keeps')}
      </Alert>
      <Select<StopReason>
        label={t('signing.refuse.reason')}
        required
        tall
        options={stopReasonCodes.map((value) => ({ value, label: stopReasons[value][locale] }))}
        {...bind('reason')}
      />
      <TextArea
        label={t('signing.refuse.text')}
        rows={3}
        maxLength={longestStopText}
        {...useField(form, 'text')}
      />
      <div className="row">
        <Button
          type="submit"
          variant="danger"
          busy={refuse.busy}
          disabledReason={isFrozen ? t('contract.frozen') : null}
        >
          {t('signing.refuse.act')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('signing.refuse.keep')}
        </Button>
      </div>
    </Form>
  );
};
