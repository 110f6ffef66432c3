import type { TemplateClause } from '../../template.ts';
import { clause, heading } from './clauses.ts';

export const escrow: readonly TemplateClause[] = [
  heading('escrow', 'Счёт эскроу'),
  clause(
    'escrow-terms',
    [
      'Цена Договора вносится на счёт эскроу, открытый для расчётов по Договору (статьи 15.4 и 15.5 Закона).',
      'Эскроу-агент (уполномоченный банк): {{ escrow.bank.name }}, адрес: {{ escrow.bank.address }}, телефон {{ escrow.bank.phone }}, электронная почта {{ escrow.bank.email }}.',
      '{% for one in escrow.depositors %}',
      'Депонент: {{ one.member | full_name }}. Депонируемая сумма: {{ one.kopecks | rubles }} ({{ one.kopecks | rubles_words }}).',
      '{% endfor %}',
      'Бенефициар: {{ developer.shortName }}.',
    ],
    { title: 'Банк, депонент и сумма', keyTerm: 'escrow', essential: 'escrow' },
  ),
  clause('escrow-until', 'Срок условного депонирования: до {{ escrow.until | date }} включительно.', {
    title: 'Срок депонирования',
    keyTerm: 'escrow',
    essential: 'escrow',
  }),
  clause('escrow-account', 'Номер счёта эскроу: {{ escrow.account }}.', {
    title: 'Номер счёта',
    when: 'escrow.account',
    keyTerm: 'escrow',
  }),
  clause(
    'escrow-opening',
    'Депонент открывает счёт эскроу до первого платежа. Договор счёта заключается, когда Депонент и Застройщик присоединились к условиям эскроу-агента. Оплачивать открытие и ведение счёта Участник не обязан.',
  ),
  clause(
    'escrow-release',
    'Деньги со счёта эскроу перечисляются Застройщику не позднее {{ law.escrowReleaseWorkingDays | of_working_days }} после того, как эскроу-агент получил сведения о разрешении на ввод Дома в эксплуатацию. До этого ни Застройщик, ни Участник распоряжаться ими не вправе.',
    { title: 'Когда деньги получает Застройщик', essential: 'escrow' },
  ),
  clause(
    'escrow-return',
    'Если Договор прекращён до этого, эскроу-агент возвращает деньги Депоненту{% if price.loan %}, а кредитные средства — на счёт, указанный Кредитором{% endif %}{% if price.capital %}, средства материнского капитала — Социальному фонду России{% endif %}.',
    { title: 'Когда деньги возвращаются' },
  ),
  clause(
    'escrow-safety',
    'Проценты на сумму на счёте эскроу не начисляются. Вознаграждение эскроу-агенту Участник не платит. Деньги на счёте застрахованы в порядке и в пределах, установленных Федеральным законом от 23.12.2003 № 177-ФЗ.',
  ),
];
