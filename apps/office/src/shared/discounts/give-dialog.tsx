import { textDrafts } from '@novosel/client/drafts/text-drafts.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listPlaces } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { fieldFindings } from '@novosel/contract/fields/field-problems.ts';
import { giveDiscount, listPersonDiscounts } from '@novosel/contract/loyalty/desk-endpoints.ts';
import { discountForm } from '@novosel/contract/loyalty/desk-forms.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQuery } from '@tanstack/react-query';
import { ActDialog } from '../acts/act-dialog.tsx';
import { ReasonField } from '../acts/reason-field.tsx';
import { reasonOf } from '../acts/reason-of.ts';
import styles from './discounts.module.css';
import { type DiscountWay, PromoFields } from './promo-fields.tsx';
import { type DiscountSize, SizeFields } from './size-fields.tsx';
import { type DiscountWhere, WhereFields } from './where-fields.tsx';

interface GiveDialogProps {
  person: number;
  /** The server's present moment, ISO 8601. */
  now: string;
  onClose: () => void;
}

const longestTitle = 120;

interface Typed {
  readonly title: string;
  readonly size: DiscountSize;
  readonly way: DiscountWay;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly where: DiscountWhere;
  readonly reason: string;
}

const empty: Typed = {
  title: '',
  size: { by: 'percent', value: null },
  way: { exclusive: false, replacesBooked: false },
  validFrom: '',
  validUntil: '',
  where: { complex: undefined, building: undefined, kinds: [] },
  reason: '',
};

const bodyOf = ({ title, size, way, validFrom, validUntil, where, reason }: Typed) => ({
  title,
  ...size,
  // A sum cannot be a promotion: promotions are compared by percent.
  ...(size.by === 'percent' && way),
  ...(validFrom && { validFrom }),
  validUntil,
  ...where,
  reason,
});

/** Gives a discount: how much, for what, where, for how long, and why. */
export const GiveDialog = ({ person, now, onClose }: GiveDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const check = wordsCheck<Typed>((typed) => {
    const body = bodyOf(typed);
    const { error } = discountForm.safeParse(body, { reportInput: true });
    const found = new Map((error ? fieldFindings(error, body) : []).map((one) => [one.path[0], one]));
    const said = (field: string, words: string) => (found.has(field) ? words : undefined);
    const name = found.get('title');
    const isOver = typed.validUntil < isoDay(now);
    return {
      title:
        name?.problem === 'paperLetter'
          ? fieldPhrase(name.problem, 'title', locale, name)
          : said('title', t('discounts.name.wrong')),
      size: said('value', t('discounts.size.wrong')),
      validFrom: said('validFrom', t('discounts.day.wrong')),
      validUntil: isOver ? t('discounts.ends.wrong') : said('validUntil', t('discounts.ends.wrong')),
      reason: said('reason', t('desk.reason.missing')),
    };
  });
  const draft = textDrafts(`discount:${person}`, ['title', 'reason']);
  const { form, values, change, errorOf, bind } = useKeptForm<Typed>(check, empty, { draft, late: true });
  const { isSubmitted } = form.formState;
  const places = useQuery(queryFor(listPlaces));
  const act = useCall(giveDiscount, {
    invalidates: [listPersonDiscounts],
    onDone: () => {
      draft.forget();
      onClose();
      void toast({ title: t('discounts.give.done'), tone: 'good' });
    },
  });
  const submit = (typed: Typed) => {
    const { data } = discountForm.safeParse(bodyOf(typed));
    // While the places are not loaded, an empty choice could apply the discount everywhere unintentionally.
    if (data && !places.isError) act.mutate({ params: { person }, body: data });
  };
  return (
    <ActDialog
      title={t('discounts.give.title')}
      note={t('discounts.give.note', { way: values.way.exclusive ? 'chosen' : 'itself' })}
      error={act.error ?? (isSubmitted ? places.error : null)}
      busy={act.isPending}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
      submit={t('discounts.give.submit')}
    >
      <TextField
        label={t('discounts.name')}
        hint={t('discounts.name.hint')}
        required
        maxLength={longestTitle}
        value={values.title}
        error={errorOf('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <SizeFields
        size={values.size}
        onChange={(size) => change({ size })}
        wrong={errorOf('size') !== undefined}
      />
      {values.size.by === 'percent' && <PromoFields way={values.way} onChange={(way) => change({ way })} />}
      <div className={styles.days}>
        <DateField label={t('discounts.begins')} hint={t('discounts.begins.hint')} {...bind('validFrom')} />
        <DateField
          label={t('discounts.ends')}
          hint={t('discounts.ends.hint')}
          required
          {...bind('validUntil')}
        />
      </div>
      <WhereFields where={values.where} onChange={(where) => change({ where })} />
      <ReasonField {...reasonOf({ form, values, change })} hint={t('discounts.reason.hint')} />
    </ActDialog>
  );
};
