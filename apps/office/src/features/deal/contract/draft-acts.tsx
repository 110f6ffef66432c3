import type { DeskContract } from '@novosel/contract/contracts/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { isInputGroup } from '../../../shared/contract/inputs.ts';
import styles from './contract.module.css';
import { DiscardDialog } from './discard-dialog.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import { isContractMatter, isDrafting } from './is-contract-matter.ts';
import { PromiseDialog } from './promise-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { OpenedText } from './text-window.tsx';

interface DraftActsProps {
  deal: string;
  view: DeskContract;
  writes: boolean;
  onOpen: ((text: OpenedText) => void) | undefined;
}

const dialogs = {
  generate: GenerateDialog,
  send: SendDialog,
  discard: DiscardDialog,
  promise: PromiseDialog,
};

/** Why a draft may not be sent now, as a message ID; undefined when it may. */
function whyHeld({ draft, lacks }: DeskContract): string | undefined {
  if (lacks.length > 0) return 'deal.contract.send.lacks';
  if (draft && draft.findings.length > 0) return 'deal.contract.send.findings';
  return draft?.outdated ? 'deal.contract.send.outdated' : undefined;
}

/** Acts on the draft; a disabled one says what is missing. */
export const DraftActs = ({ deal, view, writes, onOpen }: DraftActsProps) => {
  const t = useText();
  const [asked, setAsked] = useState<keyof typeof dialogs>();
  const { draft, place, lacks, questions } = view;
  const isFirst = !draft && isDrafting(place) && questions.every(({ state }) => state !== 'open');
  const drafts = writes && isContractMatter(place);
  const isLacking = lacks.some(({ code }) => code !== 'foreigners' && !isInputGroup(code));
  const held = whyHeld(view);
  const Dialog = asked && dialogs[asked];
  return (
    <div className={styles.acts}>
      {writes && draft && isDrafting(place) && (
        <Button small disabledReason={held && t(held)} onClick={() => setAsked('send')}>
          {t('deal.contract.send')}
        </Button>
      )}
      {drafts && (
        <Button
          small
          variant={isFirst ? 'primary' : 'secondary'}
          disabledReason={isLacking ? t('deal.contract.generate.lacks') : undefined}
          onClick={() => setAsked('generate')}
        >
          {t(draft ? 'deal.contract.generate.again' : 'deal.contract.generate')}
        </Button>
      )}
      {draft && onOpen && (
        <Button small variant="secondary" onClick={() => onOpen({ version: null })}>
          {t('deal.contract.open.draft')}
        </Button>
      )}
      {writes && isDrafting(place) && (
        <Button small variant="secondary" onClick={() => setAsked('promise')}>
          {t('deal.contract.promise')}
        </Button>
      )}
      {writes && draft && (
        <Button small variant="secondary" onClick={() => setAsked('discard')}>
          {t('deal.contract.discard')}
        </Button>
      )}
      {Dialog && <Dialog deal={deal} view={view} onClose={() => setAsked(undefined)} />}
    </div>
  );
};
