import { blockSite, type DeskSite, unblockSite } from '@novosel/contract/sites/desk-endpoints.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog } from '../../shared/acts/act-dialog.tsx';
import { isReason, ReasonField } from '../../shared/acts/reason-field.tsx';
import { useDraft } from '../../shared/drafts.ts';
import { useSiteAct } from './use-site-act.ts';

/** Blocks a client, or lets it in again; says beforehand what ends with it. */
export const BlockDialog = ({ site, onClose }: { site: DeskSite; onClose: () => void }) => {
  const t = useText();
  // As the window was opened: a colleague's act meanwhile must not turn this one into its opposite.
  const [what] = useState(site.blockedAt ? 'unblock' : 'block');
  const [reason, setReason] = useDraft(`site:${site.clientId}:${what}:reason`);
  const [tried, setTried] = useState(false);
  const act = useSiteAct(what === 'unblock' ? unblockSite : blockSite, {
    said: t(`sites.${what}.done`),
    onDone: () => {
      setReason('');
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (isReason(reason)) act.mutate({ params: { site: site.clientId }, body: { reason } });
  };
  return (
    <ActDialog
      title={t(`sites.${what}`)}
      note={site.name}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      danger={what === 'block'}
      submit={t(`sites.${what}.submit`)}
      keep={t(`sites.${what}.keep`)}
    >
      <Alert tone={what === 'block' ? 'warn' : 'info'}>{t(`sites.${what}.what`)}</Alert>
      <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('sites.reason.hint')} />
    </ActDialog>
  );
};
