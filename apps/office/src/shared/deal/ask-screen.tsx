import { useCall } from '@novosel/client/queries/use-call.ts';
import { askScreen } from '@novosel/contract/screens/endpoints.ts';
import { screenRoles } from '@novosel/contract/screens/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import Monitor from 'lucide-react/icons/monitor';
import { useNavigate } from 'react-router';
import { mayBy } from '../may-by.ts';
import { watchPath } from '../paths.ts';
import { useRoles } from '../use-roles.ts';
import { refusalWords } from '../words/refusal-words.ts';
import styles from './ask-screen.module.css';

interface AskScreenProps {
  userId: number;
  /** The deal to which the operator returns. */
  deal: string | null;
  /** Whether it was asked before. */
  again?: boolean;
}

/** Asks a buyer to show the screen, and leads to the page that will show it; for roles that may. */
export const AskScreen = ({ userId, deal, again }: AskScreenProps) => {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const roles = useRoles();
  const ask = useCall(askScreen, {
    onDone: ({ data }) => navigate(watchPath(data.id, deal), { replace: again ?? false }),
  });
  if (!mayBy(screenRoles, roles)) return null;
  return (
    <div className={styles.root}>
      <Button
        small
        variant="secondary"
        icon={<Icon of={Monitor} size="s" />}
        busy={ask.isPending}
        onClick={() => ask.mutate({ body: { user_id: userId } })}
      >
        {t(again ? 'desk.screen.again' : 'desk.screen.ask')}
      </Button>
      {ask.error && <ErrorAlert errors={refusalWords(ask.error, locale)} />}
    </div>
  );
};
