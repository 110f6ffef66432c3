import { orderProperty } from '@novosel/contract/services/endpoints.ts';
import { propertyOrder } from '@novosel/contract/services/forms.ts';
import { registrationMethods } from '@novosel/contract/services/requests.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ChoiceField } from '../../../shared/requests/order/choice-field.tsx';
import { EstateField } from '../../../shared/requests/order/estate-field.tsx';
import { OrderForm } from '../../../shared/requests/order/order-form.tsx';
import { serviceFamily } from '../service-family.tsx';

const empty = { estate: '', method: '' };
const order = { endpoint: orderProperty, schema: propertyOrder, empty };

/** Order of the registration of ownership (S1-16). */
export const PropertyForm = ({ user }: { user: number }) => {
  const t = useText();
  return (
    <OrderForm family={serviceFamily} kind="property" {...order} user={user}>
      {({ bind }) => (
        <>
          <EstateField none={t('services.noEstate')} {...bind('estate')} />
          <ChoiceField
            label={t('services.method')}
            placeholder={t('services.method.choose')}
            list={registrationMethods}
            {...bind('method')}
          />
        </>
      )}
    </OrderForm>
  );
};
