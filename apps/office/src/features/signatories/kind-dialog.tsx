import { useCall } from '@novosel/client/queries/use-call.ts';
import { listPaperKinds, setPaperKind } from '@novosel/contract/signatures/desk-endpoints.ts';
import {
  signatureKindCodes,
  signatureKinds,
  signedPapers,
  suffices,
} from '@novosel/contract/signatures/kinds.ts';
import type { PaperKindRow } from '@novosel/contract/signatures/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { ActDialog } from '../../shared/acts/act-dialog.tsx';
import { useTried } from '../../shared/acts/use-tried.ts';
import { isDay } from '../../shared/words/is-day.ts';

interface KindDialogProps {
  readonly row: PaperKindRow;
  readonly onClose: () => void;
}

/** Sets the kind that a paper needs from a day on. */
export const KindDialog = ({ row: { paper, kind, least }, onClose }: KindDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const [chosen, setChosen] = useState(kind);
  const [since, setSince] = useState('');
  const isRight = isDay(since) && since >= isoDay(Date.now());
  const act = useCall(setPaperKind, {
    invalidates: [listPaperKinds],
    onDone: () => {
      onClose();
      void toast({ tone: 'good', title: t('signatories.kinds.saved') });
    },
  });
  const { tried, attempt } = useTried(() => {
    if (isRight) act.mutate({ body: { paper, kind: chosen, since } });
  });
  return (
    <ActDialog
      title={signedPapers[paper][locale]}
      note={t('signatories.kinds.change.note')}
      submit={t('signatories.kinds.save')}
      error={act.error}
      busy={act.isPending}
      onSubmit={attempt}
      onClose={onClose}
    >
      <RadioCards
        label={t('signatories.kinds.kind')}
        choices={signatureKindCodes.map((value) => ({
          value,
          title: signatureKinds[value][locale],
          ...(!suffices(value, least) && { disabledReason: t('signatories.kinds.low') }),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <DateField
        label={t('signatories.kinds.since')}
        required
        value={since}
        error={tried && !isRight ? t('signatories.kinds.since.wrong') : undefined}
        onChange={setSince}
      />
    </ActDialog>
  );
};
