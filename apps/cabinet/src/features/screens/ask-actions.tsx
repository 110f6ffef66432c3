import type { ScreenView } from '@novosel/contract/screens/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { canShow } from './share.ts';
import { useAnswer, useShare } from './use-screen.ts';

/** A screen is shown only after a press on the first of these buttons, at every request (promise 50). */
export const AskActions = ({ screen }: { screen: ScreenView }) => {
  const t = useText();
  const choosing = useShare().kind === 'choosing';
  const { show, refuse, unable } = useAnswer(screen);
  if (!canShow()) return <Button onClick={unable}>{t('screens.unable.ok')}</Button>;
  return (
    <>
      <Button onClick={show} busy={choosing}>
        {t(choosing ? 'screens.choosing' : 'screens.show')}
      </Button>
      <Button
        variant="secondary"
        onClick={refuse}
        disabledReason={choosing ? t('screens.choosing.note') : null}
      >
        {t('screens.refuse')}
      </Button>
    </>
  );
};
