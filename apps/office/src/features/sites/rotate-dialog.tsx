import { type DeskSite, rotateSecret } from '@novosel/contract/sites/desk-endpoints.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ActDialog } from '../../shared/acts/act-dialog.tsx';
import type { ToldSecret } from './secret-dialog.tsx';
import { useSiteAct } from './use-site-act.ts';

interface RotateDialogProps {
  site: DeskSite;
  onDone: (told: ToldSecret) => void;
  onClose: () => void;
}

/** Issues a new secret; says first that the former one stops working at once. */
export const RotateDialog = ({ site, onDone, onClose }: RotateDialogProps) => {
  const t = useText();
  const act = useSiteAct(rotateSecret, { onDone: ({ data }) => onDone(data) });
  return (
    <ActDialog
      title={t('sites.rotate')}
      note={site.name}
      error={act.error}
      busy={act.isPending}
      onSubmit={() => act.mutate({ params: { site: site.clientId } })}
      onClose={onClose}
      danger
      submit={t('sites.rotate.submit')}
      keep={t('sites.rotate.keep')}
    >
      <Alert tone="warn">{t('sites.rotate.what')}</Alert>
    </ActDialog>
  );
};
