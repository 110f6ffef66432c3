import { orderConsultation } from '@novosel/contract/services/endpoints.ts';
import { consultationOrder } from '@novosel/contract/services/forms.ts';
import { dayParts } from '@novosel/contract/services/rules.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ChoiceField } from '../../../shared/requests/order/choice-field.tsx';
import { OrderForm } from '../../../shared/requests/order/order-form.tsx';
import { serviceFamily } from '../service-family.tsx';

const order = { endpoint: orderConsultation, schema: consultationOrder, empty: { day: '', part: '' } };

/** Order of a consultation (S2.1-33). */
export const ConsultationForm = ({ user }: { user: number }) => {
  const t = useText();
  return (
    <OrderForm family={serviceFamily} kind="consultation" {...order} user={user}>
      {({ bind }) => (
        <>
          <DateField label={t('services.day')} required autoComplete="off" {...bind('day')} />
          <ChoiceField
            label={t('services.part')}
            placeholder={t('services.part.choose')}
            list={dayParts}
            {...bind('part')}
          />
        </>
      )}
    </OrderForm>
  );
};
