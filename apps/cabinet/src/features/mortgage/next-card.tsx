import { path } from '@novosel/contract/paths.ts';
import { ButtonLink } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { ChatButton } from '../../support/chat-button.tsx';

/** What comes after the consent, and what helps before it. */
export const NextCard = ({ signed }: { signed: boolean }) => {
  const t = useText();
  return (
    <Card title={t('mortgage.next')}>
      <p className="gap-b">{t('mortgage.next.note', { signed: String(signed) })}</p>
      <div className="row">
        <ChatButton place="section" />
        <ButtonLink href={path('scoring', {})} variant="secondary" small>
          {t('mortgage.scoring')}
        </ButtonLink>
      </div>
    </Card>
  );
};
