import { queriesOf, queryFor } from '@novosel/client/queries/query-for.ts';
import { listPasskeys } from '@novosel/contract/session/passkey-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List } from '@novosel/ui/blocks/list-row.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../shared/account/use-act.ts';
import { usePasskey } from '../../../shared/account/use-passkey.ts';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { useFocusTitle } from '../use-focus-title.tsx';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { PasskeyRow } from './passkey-row.tsx';

/**
 * Passkeys of the person's devices, by which he signs in without a password and re-authenticates (decision
 * 022).
 */
export const PasskeysCard = () => {
  const t = useText();
  const queries = useQueryClient();
  const passkey = usePasskey();
  const frozen = useFrozenReason();
  const { busy, refusal, act } = useAct();
  const { title, toTitle } = useFocusTitle(t('passkeys.title'));
  const add = () =>
    act(async () => {
      await passkey((device) => device.addThisDevice());
      await queries.invalidateQueries(queriesOf(listPasskeys));
      void toast({ tone: 'good', title: t('passkeys.added') });
    });
  return (
    <Card title={title}>
      <div className="stack">
        <p className="small muted">{t('passkeys.note')}</p>
        <PartOf query={queryFor(listPasskeys)} failed={t('passkeys.failed')}>
          {({ data: { items, now } }) =>
            items.length > 0 && (
              <List label={t('passkeys.title')}>
                {items.map((one) => (
                  <PasskeyRow key={one.id} passkey={one} now={now} onFocusLost={toTitle} />
                ))}
              </List>
            )
          }
        </PartOf>
        <RefusalAlert words={refusal.words} />
        <div>
          <Button variant="secondary" busy={busy} disabledReason={frozen} onClick={() => void add()}>
            {t('passkeys.add')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
