import { pageOfRequest } from '@novosel/contract/services/pages.ts';
import { isOver, type Service } from '@novosel/contract/services/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useRequests } from '../use-requests.ts';

interface OpenAlreadyProps {
  service: Service;
  /** Its number; empty when none is chosen, or the service is of none. */
  estate: string;
}

/**
 * The same is under way: said before the form is filled, with the way to it. The server refuses a second one
 * (SERVICE_OPEN).
 */
export const OpenAlready = ({ service, estate }: OpenAlreadyProps) => {
  const t = useText();
  const open = useRequests().items?.find(
    (one) => one.service === service && !isOver(one.state) && String(one.estate?.id ?? '') === estate,
  );
  if (!open) return null;
  return (
    <Alert tone="warn" title={t('services.open', { number: open.number })}>
      <Link href={path(pageOfRequest[service], { id: open.id })}>{t('services.sign.open')}</Link>
    </Alert>
  );
};
