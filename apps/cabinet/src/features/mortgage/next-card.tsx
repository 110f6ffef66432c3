import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ChatButton } from '../../shared/support/chat-button.tsx';

interface NextCardProps {
  stage: 'none' | 'desk' | 'member' | 'past';
  signed: boolean;
}

/**
 * The next step after the consent: while no deal needs an application from this person, while the manager has
 * it, or when the contract is already made.
 */
export const NextCard = ({ stage, signed }: NextCardProps) => {
  const t = useText();
  return (
    <Card title={t('mortgage.next')}>
      <p className="gap-b">{t('mortgage.next.note', { stage: stage === 'none' ? String(signed) : stage })}</p>
      <div className="row">
        <ChatButton place="section" />
        <ButtonLink href={path('scoring', {})} variant="secondary" small>
          {t('mortgage.scoring')}
        </ButtonLink>
      </div>
    </Card>
  );
};
