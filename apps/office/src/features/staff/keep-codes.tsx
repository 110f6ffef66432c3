import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { signInPath } from '../../shared/paths.ts';

/**
 * Warns before a press in the menu or a reload loses codes that are shown only once.
 * @param kept whether they are written down; a lost session leaves without a question
 */
export const KeepCodes = ({ kept }: { kept: RefObject<boolean> }) => {
  const t = useText();
  const way = useBlocker(({ nextLocation }) => !kept.current && nextLocation.pathname !== signInPath);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!kept.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [kept]);
  return (
    <Modal
      open={way.state === 'blocked'}
      onClose={() => way.reset?.()}
      title={t('staff.codes.leave')}
      note={t('staff.codes.leave.note')}
      actions={
        <>
          <Button onClick={() => way.reset?.()}>{t('staff.codes.stay')}</Button>
          <Button variant="secondary" onClick={() => way.proceed?.()}>
            {t('staff.codes.leave.act')}
          </Button>
        </>
      }
    />
  );
};
