import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEstateWords } from '../../estate/use-estate-words.ts';

interface EstateFieldProps {
  /** Message for a person who buys no estate. */
  none: string;
  value: string;
  onChange: (estate: string) => void;
  error: string | undefined;
}

/** The choice among the estates that the person buys; without any, a message with a link to the deals. */
export const EstateField = ({ none, value, onChange, error }: EstateFieldProps) => {
  const t = useText();
  const words = useEstateWords();
  const { data } = useQuery(queryFor(listDeals));
  if (!data)
    return (
      <div>
        <Skeleton height="92px" />
      </div>
    );
  // An estate counts once its booking is paid; the server checks the same.
  const bought = data.data.items.filter(({ state }) => state === 'success').map(({ estate }) => estate);
  if (bought.length === 0)
    return (
      <div data-wrong={error ? '' : undefined}>
        <Alert tone="warn" title={none}>
          <Link href={path('deals', {})}>{t('requests.estate.deals')}</Link>
        </Alert>
      </div>
    );
  return (
    <Select
      label={t('requests.estate')}
      placeholder={t('requests.estate.choose')}
      required
      options={bought.map((estate) => ({
        value: String(estate.id),
        label: `${words.title(estate)}, ${words.name(estate)}`,
      }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={error}
    />
  );
};
