import { type Held, keep } from '../../held.ts';

const ofDeal = { of: { table: 'deals', key: 'deal_id' } } as const;

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    keep('contract_agreements', { ru: 'Согласия с договором', en: 'Agreements to contracts' }, 'deals'),
    keep('contract_readings', { ru: 'Прочитанное в договорах', en: 'What was read of contracts' }, 'deals'),
    keep('contract_questions', { ru: 'Вопросы по договорам', en: 'Questions at contracts' }, 'deals', {
      hides: ['answered_by'],
    }),
    keep('contract_promises', { ru: 'Сроки договоров', en: 'Terms of contracts' }, 'deals', {
      ...ofDeal,
      hides: ['made_by'],
    }),
    keep('contract_drafts', { ru: 'Проекты договоров', en: 'Drafts of contracts' }, 'deals', {
      ...ofDeal,
      hides: ['made_by'],
    }),
    keep('contract_versions', { ru: 'Редакции договоров', en: 'Versions of contracts' }, 'deals', {
      ...ofDeal,
      hides: ['sent_by'],
    }),
  ],
  notHeld: {
    'contract_drafts.made_by': 'the lawyer’s own work',
    'contract_versions.sent_by': 'the lawyer’s own work',
    'contract_promises.made_by': 'the lawyer’s own work',
    'contract_questions.answered_by': 'the lawyer’s own work',
    'contract_templates.*': 'the desk’s own work on the template',
  },
};
