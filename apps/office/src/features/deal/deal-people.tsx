import { chatRoles } from '@novosel/contract/chat/rules.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { AskScreen } from '../../shared/deal/ask-screen.tsx';
import { mayBy } from '../../shared/may-by.ts';
import { Section } from '../../shared/panes/section.tsx';
import { personPath } from '../../shared/paths.ts';
import { useRoles } from '../../shared/use-roles.ts';
import { ChatLink } from './chat-link.tsx';

/** The buyer's data that the desk needs, and his manager. The passport stays masked. */
export const DealPeople = ({ view: { buyer, deal } }: { view: DeskDeal }) => {
  const t = useText();
  const { manager, members } = deal;
  const roles = useRoles();
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
      {mayBy(peopleRoles, roles) && (
        <p className="small">
          <Link href={personPath(buyer.id)}>{t('deal.buyer.card')}</Link>
        </p>
      )}
      {mayBy(chatRoles, roles) && <ChatLink person={buyer.id} booking={deal.booking.id} />}
      <AskScreen userId={buyer.id} deal={deal.booking.id} />
    </Section>
  );
};
