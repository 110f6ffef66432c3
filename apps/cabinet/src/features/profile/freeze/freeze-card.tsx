import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { useUser } from '../../../account/use-user.ts';
import { FreezeButton } from './freeze-button.tsx';
import { UnfreezeForm } from './unfreeze-form.tsx';

/** «Заморозить кабинет»: for a phone that is lost, or a password that somebody has seen (decision 021). */
export const FreezeCard = () => {
  const t = useText();
  const user = useUser();
  if (!user) return null;
  return (
    <Card title={t(user.frozenAt ? 'profile.freeze.done' : 'profile.freeze')}>
      <div className="stack">
        <p className="small muted">{t(user.frozenAt ? 'profile.freeze.is' : 'profile.freeze.what')}</p>
        {user.frozenAt ? <UnfreezeForm /> : <FreezeButton />}
      </div>
    </Card>
  );
};
