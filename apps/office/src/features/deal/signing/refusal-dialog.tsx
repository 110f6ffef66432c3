import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { stopByPhone } from '@novosel/contract/signatures/desk-endpoints.ts';
import {
  longestStopText,
  type StopReason,
  stopReasonCodes,
  stopReasons,
} from '@novosel/contract/signatures/rounds.ts';
import type { SigningSignerView } from '@novosel/contract/signatures/schema.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { useTried } from '../../../shared/acts/use-tried.ts';
import { SigningRefusal } from './signing-refusal.tsx';
import { useSigningAct } from './use-signing-act.ts';

interface RefusalDialogProps {
  deal: string;
  signer: SigningSignerView;
  place: DealPlace;
  onClose: () => void;
}

/** Records that somebody refuses to sign: a member by telephone, or the bank or the developer itself. */
export const RefusalDialog = ({ deal, signer: { id, name, side }, place, onClose }: RefusalDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const draft = `${deal}:signing:refusal:${id}`;
  const [reason, setReason] = useState<StopReason | null>(null);
  const [text, setText] = useTextDraft(draft);
  const act = useSigningAct(stopByPhone, {
    said: t('deal.signing.refusal.done'),
    onDone: () => {
      draftOf(draft).forget();
      onClose();
    },
  });
  const { tried, attempt } = useTried(() => {
    if (reason) act.mutate({ params: { deal }, body: { signer: id, reason, text: text.trim() } });
  });
  return (
    <ActDialog
      title={t('deal.signing.refusal.title', { name })}
      note={t('deal.signing.refusal.note', { side })}
      submit={t('deal.signing.refusal.submit')}
      danger
      keep={t('deal.signing.refusal.keep')}
      error={null}
      busy={act.isPending}
      onSubmit={attempt}
      onClose={onClose}
    >
      <SigningRefusal error={act.error} />
      <Alert tone="warn" title={t('deal.signing.refusal.stops')}>
        {t('deal.signing.refusal.then', { place: place === 'signing' ? 'signing' : 'later' })}
      </Alert>
      <Select
        label={t('deal.signing.refusal.reason')}
        required
        options={stopReasonCodes.map((value) => ({ value, label: stopReasons[value][locale] }))}
        value={reason}
        onChange={setReason}
        error={tried && !reason ? t('deal.signing.refusal.reason.missing') : undefined}
      />
      <TextArea
        label={t('deal.signing.refusal.words')}
        hint={t('deal.signing.refusal.words.hint')}
        rows={3}
        maxLength={longestStopText}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ActDialog>
  );
};
