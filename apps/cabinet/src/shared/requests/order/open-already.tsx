import type { RequestItem } from '@novosel/contract/requests/calls.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { RequestKinds } from '../request-family.ts';
import { useRequests } from '../use-requests.ts';

interface OpenAlreadyProps<Kind extends string, Item extends RequestItem> {
  family: RequestKinds<Kind, Item>;
  kind: Kind;
  /** ID of the estate; empty when none is chosen, or the kind needs none. */
  estate: string;
}

/**
 * Says before the form is filled that such a request is already open, with a link to it. The server refuses a
 * second one.
 */
export const OpenAlready = <Kind extends string, Item extends RequestItem>(
  props: OpenAlreadyProps<Kind, Item>,
) => {
  const { family, kind, estate } = props;
  const t = useText();
  const open = useRequests(family).items?.find(
    (one) => family.kindOf(one) === kind && one.turn !== 'nobody' && String(one.estate?.id ?? '') === estate,
  );
  if (!open) return null;
  return (
    <Alert tone="warn" title={t('requests.open', { number: open.number })}>
      <Link href={family.addressOf(kind, open.id)}>{t('requests.see')}</Link>
    </Alert>
  );
};
