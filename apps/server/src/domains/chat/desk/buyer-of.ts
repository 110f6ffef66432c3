import type { DeskChat } from '@novosel/contract/chat/desk-endpoints.ts';
import type { Person } from '../../identity/public.ts';

/** A buyer as the desk's chat names him. */
export const buyerOf = ({ id, surname, name, patronymic, phone }: Person): DeskChat['buyer'] => ({
  id,
  name: [surname, name, patronymic].filter(Boolean).join(' '),
  phone: phone ?? '',
});
