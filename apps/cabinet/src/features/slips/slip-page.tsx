import type { SlipKind } from '@novosel/contract/slips/rules.ts';
import type { SlipMatter } from '@novosel/contract/slips/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { DeadLink } from './dead-link.tsx';
import { Outcome } from './outcome.tsx';
import styles from './slips.module.css';
import { isDead, useSlip } from './use-slip.ts';

/** Props of the form of each kind. */
export interface SlipFormProps {
  readonly matter: SlipMatter;
  readonly token: string;
  /** Called when the server has taken the answer. */
  readonly onDone: () => void;
  /** Called when the link was no longer valid by the time the answer came. */
  readonly onDead: () => void;
}

interface SlipPageProps {
  readonly kind: SlipKind;
  readonly form: (props: SlipFormProps) => ReactNode;
}

/**
 * A page of a link: shows what is asked and takes the answer; for an invalid link it says so (ruling S2.2
 * tokens).
 */
export const SlipPage = ({ kind, form: Form }: SlipPageProps) => {
  const t = useText();
  const { token } = useParams();
  const slip = useSlip(kind, token);
  const [ended, setEnded] = useState<'done' | 'dead'>();
  if (ended === 'done') return <Outcome kind={kind} />;
  if (token === undefined || ended === 'dead' || isDead(slip.error)) return <DeadLink kind={kind} />;
  return (
    <div className={styles.root}>
      <PageHead title={t(`slips.${kind}.title`)} note={t(`slips.${kind}.note`)} />
      {slip.isPending && (
        <Card aria-busy="true">
          <Skeleton lines={4} />
        </Card>
      )}
      {slip.isError && (
        <Card>
          <ErrorState title={t('slips.failed')} onRetry={() => void slip.refetch()} busy={slip.isFetching} />
        </Card>
      )}
      {slip.data && (
        <Form
          matter={slip.data.data}
          token={token}
          onDone={() => setEnded('done')}
          onDead={() => setEnded('dead')}
        />
      )}
    </div>
  );
};
