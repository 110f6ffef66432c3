import { ownershipTypes } from '@novosel/contract/deals/members.ts';
import type { OwnershipType } from '@novosel/contract/parameters/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ChoiceForm } from './use-choice-form.ts';

const types: readonly OwnershipType[] = ['sole', 'joint', 'shared', 'child'];

/** How the estate will be owned (S3-76); who owns it, and in which shares, is the next step. */
export const OwnershipCard = ({ kept }: { kept: ChoiceForm }) => {
  const t = useText();
  const locale = useLocale();
  return (
    <Card title={t('parameters.owners')}>
      <p className="muted gap-b">{t('parameters.owners.note')}</p>
      <RadioCards
        label={t('parameters.owners')}
        hideLabel
        across
        {...kept.bind('ownership')}
        choices={types.map((value) => ({
          value,
          title: ownershipTypes[value][locale],
          note: t('parameters.owners.means', { ownership: value }),
        }))}
      />
    </Card>
  );
};
