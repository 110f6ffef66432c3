import { orderTax } from '@novosel/contract/services/endpoints.ts';
import { taxOrder } from '@novosel/contract/services/forms.ts';
import { deductionGrounds, deductionYears } from '@novosel/contract/services/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { go } from '../../../shared/navigation/go.ts';
import { CheckList } from '../../../shared/requests/order/check-list.tsx';
import { EstateField } from '../../../shared/requests/order/estate-field.tsx';
import { OrderForm } from '../../../shared/requests/order/order-form.tsx';
import { serviceFamily } from '../service-family.tsx';

const empty = { estate: '', years: [] as number[], grounds: [] as string[] };
const order = { endpoint: orderTax, schema: taxOrder, empty };
const sign = ({ id }: { readonly id: string }) => go(path('servicesTaxSign', { id }));

/** Order of a tax deduction (S1-15); it is signed on the next page. */
export const TaxForm = ({ user }: { user: number }) => {
  const t = useText();
  const years = Object.fromEntries(
    deductionYears(new Date()).map((year) => [`${year}`, { ru: `${year}`, en: `${year}` }]),
  );
  return (
    <OrderForm family={serviceFamily} kind="tax" {...order} user={user} onOrdered={sign}>
      {({ typed, type, errorOf, bind }) => (
        <>
          <EstateField none={t('services.noEstate')} {...bind('estate')} />
          <CheckList
            label={t('services.years')}
            list={years}
            value={typed.years.map(String)}
            onChange={(chosen) => type({ years: chosen.map(Number) })}
            error={errorOf('years')}
          />
          <CheckList label={t('services.grounds')} list={deductionGrounds} {...bind('grounds')} />
        </>
      )}
    </OrderForm>
  );
};
