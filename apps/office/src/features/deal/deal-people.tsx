import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { phoneMask } from '@novosel/contract/masks.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Kv } from '@novosel/ui/kv.tsx';
import { AskScreen } from '../../parts/ask-screen.tsx';
import { Section } from './section.tsx';

/** The buyer as far as the desk needs him, and who looks after him. The passport stays masked. */
export const DealPeople = ({ view: { buyer, deal } }: { view: DeskDeal }) => {
  const t = useText();
  const { manager, members } = deal;
  const phone = `+${buyer.phone.replace(/\D/g, '')}`;
  const rows = [
    {
      key: 'phone',
      label: t('deal.buyer.phone'),
      value: <a href={`tel:${phone}`}>{phoneMask.show(phone)}</a>,
    },
    {
      key: 'email',
      label: t('deal.buyer.email'),
      value: buyer.email ? <a href={`mailto:${buyer.email}`}>{buyer.email}</a> : t('deal.none'),
    },
    {
      key: 'passport',
      label: t('deal.buyer.passport'),
      value: buyer.passportMasked ?? t('deal.buyer.noPassport'),
    },
    ...members
      .filter(({ me }) => !me)
      .map(({ name }) => ({ key: `member ${name}`, label: t('deal.member'), value: name })),
    { key: 'manager', label: t('deal.manager'), value: manager ? manager.name : t('deal.none') },
  ];
  return (
    <Section title={t('deal.people')}>
      <div className="small">
        <Kv rows={rows} />
      </div>
      <AskScreen userId={buyer.id} deal={deal.booking.id} />
    </Section>
  );
};
