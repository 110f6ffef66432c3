import { askDeveloper } from '@novosel/contract/signatures/desk-endpoints.ts';
import { signatureKinds } from '@novosel/contract/signatures/kinds.ts';
import type { DeskSigning, SignatoryView } from '@novosel/contract/signatures/schema.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { useTried } from '../../../shared/acts/use-tried.ts';
import { SigningRefusal } from './signing-refusal.tsx';
import { useSigningAct } from './use-signing-act.ts';

interface SendToSignDialogProps {
  deal: string;
  view: DeskSigning;
  /** Who may sign for the side in turn. */
  signatories: readonly SignatoryView[];
  onClose: () => void;
}

/** Chooses who signs the paper that was on the screen when the window opened; he confirms in his app. */
export const SendToSignDialog = ({ deal, view, signatories, onClose }: SendToSignDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const [paper] = useState(view.paper);
  const [chosen, setChosen] = useState(signatories.length === 1 ? (signatories[0]?.id ?? null) : null);
  const act = useSigningAct(askDeveloper, { said: t('deal.signing.sent'), onDone: onClose });
  const { tried, attempt } = useTried(() => {
    if (chosen) act.mutate({ params: { deal }, body: { sha256: paper.sha256, signatory: chosen } });
  });
  const noteOf = ({ title, power, validUntil }: SignatoryView) =>
    [
      title,
      power && t('deal.signing.power', { number: power.number, until: formatDate(power.until) }),
      validUntil && t('deal.signing.certificate', { until: formatDate(validUntil) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const fact = (key: string, value: string) => ({ key, label: t(`deal.signing.fact.${key}`), value });
  return (
    <ActDialog
      title={t('deal.signing.send')}
      note={t('deal.signing.send.note')}
      submit={t('deal.signing.send')}
      error={null}
      busy={act.isPending}
      onSubmit={attempt}
      onClose={onClose}
    >
      <SigningRefusal error={act.error} />
      <Kv
        rows={[
          fact('paper', paper.title),
          fact('kind', signatureKinds[view.kind][locale]),
          fact('hash', paper.sha256),
        ]}
      />
      <RadioCards
        label={t('deal.signing.signatory')}
        choices={signatories.map((one) => ({ value: one.id, title: one.name, note: noteOf(one) }))}
        value={chosen}
        onChange={setChosen}
        error={tried && !chosen ? t('deal.signing.signatory.missing') : undefined}
      />
    </ActDialog>
  );
};
