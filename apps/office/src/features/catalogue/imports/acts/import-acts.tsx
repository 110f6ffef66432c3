import type { ImportBatch, ImportHouse } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { listOf } from '../lines/list-of.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import styles from './import-acts.module.css';
import { UndoDialog } from './undo-dialog.tsx';

interface ImportActsProps {
  batch: ImportBatch;
  houses: readonly ImportHouse[];
  brings: boolean;
}

/** Acts on an import; a disabled one gives its reason. */
export const ImportActs = ({ batch, houses, brings }: ImportActsProps) => {
  const t = useText();
  const [open, setOpen] = useState<'apply' | 'discard' | 'undo'>();
  const close = () => setOpen(undefined);
  const denied = brings ? null : t('catalogue.import.denied');
  const effects = batch.changed + batch.created;
  const another = brings && (
    <ButtonLink variant={batch.wrong > 0 ? 'primary' : 'secondary'} href={listOf(batch).path}>
      {batch.wrong > 0
        ? t('catalogue.import.mended')
        : t('catalogue.import.other', { plan: batch.validFrom ? 'yes' : 'no' })}
    </ButtonLink>
  );
  return (
    <div className={styles.root}>
      {batch.state === 'checked' && (
        <>
          {batch.wrong > 0 && another}
          <Button
            variant={batch.wrong > 0 ? 'secondary' : 'primary'}
            disabledReason={denied ?? (effects === 0 ? t('catalogue.apply.nothing') : null)}
            onClick={() => setOpen('apply')}
          >
            {t(batch.wrong > 0 ? 'catalogue.apply.open.without' : 'catalogue.apply.open')}
          </Button>
          {batch.wrong === 0 && another}
          <Button variant="secondary" disabledReason={denied} onClick={() => setOpen('discard')}>
            {t('catalogue.discard.open')}
          </Button>
        </>
      )}
      {(batch.state === 'applied' || batch.state === 'planned') && (
        <Button variant="secondary" disabledReason={denied} onClick={() => setOpen('undo')}>
          {t(batch.state === 'planned' ? 'catalogue.undo.open.planned' : 'catalogue.undo.open')}
        </Button>
      )}
      {open === 'apply' && <ApplyDialog batch={batch} houses={houses} onClose={close} />}
      {open === 'discard' && <DiscardDialog batch={batch} onClose={close} />}
      {open === 'undo' && <UndoDialog batch={batch} houses={houses} onClose={close} />}
    </div>
  );
};
