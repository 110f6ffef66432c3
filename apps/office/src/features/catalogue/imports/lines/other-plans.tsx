import type { getImport } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { planPath } from '../../paths.ts';

type Plans = AnswerOf<typeof getImport>['data']['plans'];

/**
 * Other planned prices of the same estates: each plan was computed from the prices of the day when it was
 * made.
 */
export const OtherPlans = ({ plans }: { plans: Plans }) => {
  const t = useText();
  const locale = useLocale();
  return (
    <Alert tone="warn" title={t('catalogue.plans.same')}>
      {t('catalogue.plans.same.note')}
      <ul>
        {plans.map(({ batch, name, validFrom, estates }) => (
          <li key={batch}>
            <Link href={planPath(batch)}>{name}</Link>
            {t('catalogue.plans.same.one', {
              day: formatDay(validFrom, { now: Date.now(), locale }),
              count: estates,
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
