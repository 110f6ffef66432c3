import { blockSite, type DeskSite, unblockSite } from '@novosel/contract/sites/desk-endpoints.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { forgetAndClose } from '../../shared/acts/forget-and-close.ts';
import { ReasonDialog } from '../../shared/acts/reason-dialog.tsx';
import { useSiteAct } from './use-site-act.ts';

/** Blocks a client site, or unblocks it; says first what follows from it. */
export const BlockDialog = ({ site, onClose }: { site: DeskSite; onClose: () => void }) => {
  const t = useText();
  // Fixed when the window opens: a colleague's act meanwhile must not turn this one into its opposite.
  const [what] = useState(site.blockedAt ? 'unblock' : 'block');
  const draft = `site:${site.clientId}:${what}:reason`;
  const act = useSiteAct(what === 'unblock' ? unblockSite : blockSite, {
    said: t(`sites.${what}.done`),
    onDone: forgetAndClose(draft, onClose),
  });
  return (
    <ReasonDialog
      title={t(`sites.${what}`)}
      note={site.name}
      draft={draft}
      act={act}
      reason={{ hint: t('sites.reason.hint') }}
      onSend={(reason) => act.mutate({ params: { site: site.clientId }, body: { reason } })}
      onClose={onClose}
      danger={what === 'block'}
      submit={t(`sites.${what}.submit`)}
      keep={t(`sites.${what}.keep`)}
    >
      <Alert tone={what === 'block' ? 'warn' : 'info'}>{t(`sites.${what}.what`)}</Alert>
    </ReasonDialog>
  );
};
