import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useUser } from '../../../shared/account/use-user.ts';
import { freezePlace } from '../../../shared/leaving/freeze-way.tsx';
import { useCalledPlace } from '../../../shared/navigation/use-called-place.ts';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { useKeptTitle } from '../use-kept-title.tsx';
import { FreezeButton } from './freeze-button.tsx';
import { UnfreezeForm } from './unfreeze-form.tsx';

/** «Заморозить кабинет»: for a lost phone, or a password that somebody has seen (decision 021). */
export const FreezeCard = () => {
  const t = useText();
  const place = useCalledPlace<HTMLElement>(freezePlace);
  const user = useUser();
  const frozen = user && user.frozenAt !== null;
  const title = useKeptTitle(t(frozen ? 'profile.freeze.done' : 'profile.freeze'), frozen);
  return (
    <Card title={title} id={freezePlace} ref={place}>
      <PartOf query={queryFor(getUser)} failed={t('profile.personal.failed')}>
        {({ frozenAt, phone }) => (
          <div className="stack">
            <p className="small muted">{t(frozenAt ? 'profile.freeze.is' : 'profile.freeze.what')}</p>
            {frozenAt ? <UnfreezeForm /> : <FreezeButton reachable={Boolean(phone)} />}
          </div>
        )}
      </PartOf>
    </Card>
  );
};
