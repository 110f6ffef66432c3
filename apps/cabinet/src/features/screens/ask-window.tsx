import type { ScreenView } from '@novosel/contract/screens/endpoints.ts';
import { formatClock } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { AskActions } from './ask-actions.tsx';
import { AskWords } from './ask-words.tsx';
import { canShow } from './share.ts';
import { useAnswer } from './use-screen.ts';

/** Who asks to see the screen, and what that means. Closing the window refuses. */
export const AskWindow = ({ screen }: { screen: ScreenView }) => {
  const t = useText();
  const locale = useLocale();
  const { refuse, unable } = useAnswer(screen);
  const { name, role } = screen.operator;
  const able = canShow();
  return (
    <Modal
      open
      size="sm"
      title={t('screens.ask.title', { name })}
      note={
        able
          ? t('screens.ask.note', {
              role: t(`screens.role.${role}`),
              time: formatClock(screen.validUntil, { locale }),
            })
          : t('screens.unable')
      }
      onClose={able ? refuse : unable}
      actions={<AskActions screen={screen} />}
    >
      {able && <AskWords />}
    </Modal>
  );
};
