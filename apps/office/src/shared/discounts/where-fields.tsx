import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { estateKind } from '@novosel/contract/catalogue/schema.ts';
import { kindTitle } from '@novosel/contract/loyalty/discount-place.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { FieldGroup } from '@novosel/ui/fields/field-group.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { type Place, PlaceFields } from '../deal/place-fields.tsx';
import styles from './discounts.module.css';

export interface DiscountWhere extends Place {
  readonly kinds: readonly EstateKind[];
}

interface WhereFieldsProps {
  where: DiscountWhere;
  onChange: (where: DiscountWhere) => void;
}

/** Where a discount applies: a complex, a building of it, kinds of estates; an empty choice sets no limit. */
export const WhereFields = ({ where, onChange }: WhereFieldsProps) => {
  const t = useText();
  const locale = useLocale();
  const mark = (kind: EstateKind, on: boolean) =>
    onChange({
      ...where,
      kinds: estateKind.options.filter((one) => (one === kind ? on : where.kinds.includes(one))),
    });
  return (
    <FieldGroup hideLabel label={t('discounts.place')}>
      <div className={styles.where}>
        <PlaceFields
          value={where}
          empty={{ complex: t('discounts.place.complex'), building: t('discounts.place.building') }}
          onChange={(place) => onChange({ ...where, ...place })}
        />
        <FieldGroup label={t('discounts.kinds')}>
          <p className="small muted">{t('discounts.kinds.any')}</p>
          <div className={styles.kinds}>
            {estateKind.options.map((kind) => (
              <Checkbox key={kind} value={where.kinds.includes(kind)} onChange={(on) => mark(kind, on)}>
                {kindTitle(kind, locale)}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      </div>
    </FieldGroup>
  );
};
