import { orderInsurance } from '@novosel/contract/services/endpoints.ts';
import { insuranceOrder } from '@novosel/contract/services/forms.ts';
import { insuranceCovers } from '@novosel/contract/services/rules.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { CheckList } from '../../../shared/requests/order/check-list.tsx';
import { EstateField } from '../../../shared/requests/order/estate-field.tsx';
import { OrderForm } from '../../../shared/requests/order/order-form.tsx';
import { serviceFamily } from '../service-family.tsx';

const empty = { estate: '', covers: [] as string[], from: '' };
const order = { endpoint: orderInsurance, schema: insuranceOrder, empty };

/** Order of an insurance (S1-14). */
export const InsuranceForm = ({ user }: { user: number }) => {
  const t = useText();
  return (
    <OrderForm family={serviceFamily} kind="insurance" {...order} user={user}>
      {({ bind }) => (
        <>
          <EstateField none={t('services.noEstate')} {...bind('estate')} />
          <CheckList label={t('services.covers')} list={insuranceCovers} {...bind('covers')} />
          <DateField label={t('services.from')} required autoComplete="off" {...bind('from')} />
        </>
      )}
    </OrderForm>
  );
};
