import {
  orderConsultation,
  orderInsurance,
  orderProperty,
  orderTax,
} from '@novosel/contract/services/endpoints.ts';
import {
  consultationOrder,
  insuranceOrder,
  propertyOrder,
  taxOrder,
} from '@novosel/contract/services/forms.ts';
import { pageOfRequest } from '@novosel/contract/services/pages.ts';
import { registrationMethods } from '@novosel/contract/services/requests.ts';
import {
  dayParts,
  deductionGrounds,
  deductionYears,
  insuranceCovers,
  type Service,
} from '@novosel/contract/services/rules.ts';
import { choicesOf } from '@novosel/contract/texts/word-list.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { go } from '../../../shared/navigation/go.ts';
import { CheckList } from './check-list.tsx';
import { EstateField } from './estate-field.tsx';
import { OrderForm } from './order-form.tsx';

interface FormProps {
  user: number;
}

/** Shows the request that was made, and says that it was. */
const useOrdered = (service: Service) => {
  const t = useText();
  return ({ id, number }: { readonly id: string; readonly number: number }) => {
    void toast({ tone: 'good', title: t('services.ordered', { number }) });
    go(path(pageOfRequest[service], { id }));
  };
};

/** S1-14. */
export const InsuranceForm = ({ user }: FormProps) => {
  const t = useText();
  const ordered = useOrdered('insurance');
  const empty = { estate: '', covers: [] as string[], from: '' };
  return (
    <OrderForm
      service="insurance"
      endpoint={orderInsurance}
      schema={insuranceOrder}
      empty={empty}
      user={user}
      onOrdered={ordered}
    >
      {({ typed, type, errorOf }) => (
        <>
          <EstateField
            value={typed.estate}
            onChange={(estate) => type({ estate })}
            error={errorOf('estate')}
          />
          <div>
            <CheckList
              label={t('services.covers')}
              list={insuranceCovers}
              value={typed.covers}
              onChange={(covers) => type({ covers })}
              error={errorOf('covers')}
            />
          </div>
          <DateField
            label={t('services.from')}
            required
            autoComplete="off"
            value={typed.from}
            onChange={(from) => type({ from })}
            error={errorOf('from')}
          />
        </>
      )}
    </OrderForm>
  );
};

/** S1-16. */
export const PropertyForm = ({ user }: FormProps) => {
  const t = useText();
  const locale = useLocale();
  const ordered = useOrdered('property');
  const empty = { estate: '', method: '' };
  return (
    <OrderForm
      service="property"
      endpoint={orderProperty}
      schema={propertyOrder}
      empty={empty}
      user={user}
      onOrdered={ordered}
    >
      {({ typed, type, errorOf }) => (
        <>
          <EstateField
            value={typed.estate}
            onChange={(estate) => type({ estate })}
            error={errorOf('estate')}
          />
          <Select
            label={t('services.method')}
            placeholder={t('services.method.choose')}
            required
            options={choicesOf(registrationMethods, locale)}
            value={(typed.method || null) as keyof typeof registrationMethods | null}
            onChange={(method) => type({ method: method ?? '' })}
            error={errorOf('method')}
          />
        </>
      )}
    </OrderForm>
  );
};

/** S1-15: the request is signed on the next page. */
export const TaxForm = ({ user }: FormProps) => {
  const t = useText();
  const years = Object.fromEntries(
    deductionYears(new Date()).map((year) => [`${year}`, { ru: `${year}`, en: `${year}` }]),
  );
  const empty = { estate: '', years: [] as number[], grounds: [] as string[] };
  return (
    <OrderForm
      service="tax"
      endpoint={orderTax}
      schema={taxOrder}
      empty={empty}
      user={user}
      onOrdered={({ id }) => go(path('servicesTaxSign', { id }))}
    >
      {({ typed, type, errorOf }) => (
        <>
          <EstateField
            value={typed.estate}
            onChange={(estate) => type({ estate })}
            error={errorOf('estate')}
          />
          <div>
            <CheckList
              label={t('services.years')}
              list={years}
              value={typed.years.map(String)}
              onChange={(chosen) => type({ years: chosen.map(Number) })}
              error={errorOf('years')}
            />
          </div>
          <div>
            <CheckList
              label={t('services.grounds')}
              list={deductionGrounds}
              value={typed.grounds}
              onChange={(grounds) => type({ grounds })}
              error={errorOf('grounds')}
            />
          </div>
        </>
      )}
    </OrderForm>
  );
};

export const ConsultationForm = ({ user }: FormProps) => {
  const t = useText();
  const locale = useLocale();
  const ordered = useOrdered('consultation');
  const empty = { day: '', part: '' };
  return (
    <OrderForm
      service="consultation"
      endpoint={orderConsultation}
      schema={consultationOrder}
      empty={empty}
      user={user}
      onOrdered={ordered}
    >
      {({ typed, type, errorOf }) => (
        <>
          <DateField
            label={t('services.day')}
            required
            autoComplete="off"
            value={typed.day}
            onChange={(day) => type({ day })}
            error={errorOf('day')}
          />
          <Select
            label={t('services.part')}
            placeholder={t('services.part.choose')}
            required
            options={choicesOf(dayParts, locale)}
            value={(typed.part || null) as keyof typeof dayParts | null}
            onChange={(part) => type({ part: part ?? '' })}
            error={errorOf('part')}
          />
        </>
      )}
    </OrderForm>
  );
};
