import { versionName } from '@novosel/contract/contracts/acts.ts';
import type { DeskContract } from '@novosel/contract/contracts/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useState } from 'react';
import { ComparedTexts } from './compared-texts.tsx';
import styles from './contract.module.css';
import type { ContractDialogProps } from './contract-dialog-props.ts';

const draftValue = 'draft';
const numberOf = (value: string): number | null => (value === draftValue ? null : Number(value));

/** Texts that can be compared, latest first. */
const textsOf = ({ draft, versions }: DeskContract): string[] => [
  ...(draft ? [draftValue] : []),
  ...versions.map(({ number }) => String(number)),
];

/** Two texts side by side. They are opened when «Сравнить» is pressed; the audit log records it. */
export const CompareWindow = ({ deal, view, onClose }: ContractDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const texts = textsOf(view);
  const [chosen, setChosen] = useState({ from: texts[1] ?? '', to: texts[0] ?? '' });
  const [asked, setAsked] = useState<typeof chosen>();
  const choose = (part: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...part });
    setAsked(undefined);
  };
  const options = texts.map((value) => {
    const number = numberOf(value);
    return { value, label: number === null ? t('deal.contract.draft.title') : versionName(number, locale) };
  });
  const isSame = chosen.from === chosen.to;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('deal.contract.compare')}
      note={t('deal.contract.compare.note')}
      size="xl"
    >
      <div className={styles.compare}>
        <div className={styles.sides}>
          <Select
            label={t('deal.contract.compare.from')}
            required
            options={options}
            value={chosen.from}
            onChange={(from) => from && choose({ from })}
          />
          <Select
            label={t('deal.contract.compare.to')}
            required
            options={options}
            value={chosen.to}
            onChange={(to) => to && choose({ to })}
          />
        </div>
        {asked ? (
          <ComparedTexts deal={deal} from={numberOf(asked.from)} to={numberOf(asked.to)} />
        ) : (
          <div>
            <Button
              small
              disabledReason={isSame ? t('deal.contract.compare.same') : undefined}
              onClick={() => setAsked(chosen)}
            >
              {t('deal.contract.compare.submit')}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
};
