import type { TemplateClause } from '../../template.ts';
import { clause, heading } from './clauses.ts';

const parentWords =
  '{% case one.signer.parent.relation %}{% when "father" %}отец{% when "mother" %}мать{% else %}опекун{% endcase %}';

const parent = `{{ one.signer.parent | full_name }}, дата рождения {{ one.signer.parent.birthday | date }}, {{ one.signer.parent.document | document }}, адрес: {{ one.signer.parent.address }}`;

export const parties: readonly TemplateClause[] = [
  heading('parties', 'Стороны Договора'),
  clause(
    'developer',
    '{{ developer.legalName }}, ОГРН {{ developer.ogrn }}, ИНН {{ developer.inn }}, КПП {{ developer.kpp }}, адрес: {{ developer.address }} (далее — Застройщик), в лице {{ developer.signer.genitive }}, действующего на основании {{ developer.signer.basisGenitive }}{% if developer.signer.machinePower %}, машиночитаемая доверенность № {{ developer.signer.machinePower }}{% endif %}, с одной стороны,',
    { title: 'Застройщик' },
  ),
  clause(
    'members',
    [
      'и граждане (далее вместе и каждый отдельно — Участник), с другой стороны, заключили настоящий договор участия в долевом строительстве (далее — Договор):',
      '{% for one in members %}',
      '{{ one | full_name }}, дата рождения {{ one.birthday | date }}, место рождения: {{ one.birthPlace }}, {{ one.document | document }}, {% if one.snils %}СНИЛС {{ one.snils }}, {% endif %}адрес регистрации: {{ one.address }}.',
      '{% case one.signer.kind %}',
      `{% when "parent" %}За несовершеннолетнего Участника действует и подписывает Договор законный представитель, ${parentWords}: ${parent}.`,
      `{% when "self-with-consent" %}Участник подписывает Договор сам с письменного согласия от {{ one.signer.consentOn | date }}, которое дал законный представитель, ${parentWords}: ${parent}.`,
      '{% when "representative" %}За Участника действует и подписывает Договор представитель: {{ one.signer | full_name }}, дата рождения {{ one.signer.birthday | date }}, {{ one.signer.document | document }}, адрес: {{ one.signer.address }}, по доверенности № {{ one.signer.power.number }} от {{ one.signer.power.givenOn | date }}, которую удостоверил нотариус: {{ one.signer.power.notary }}.',
      '{% endcase %}',
      '{% endfor %}',
    ],
    { title: 'Участник' },
  ),
  clause(
    'shares',
    [
      'Право собственности на Объект Участник приобретает так:',
      '{% for group in shareGroups %}',
      '{% for holder in group.holders %}{{ holder | full_name }}{% unless forloop.last %} и {% endunless %}{% endfor %}: {% if group.share.numerator == group.share.denominator %}весь Объект{% else %}{{ group.share | share }} доли в праве{% endif %}{% if group.joint %}, в общую совместную собственность супругов (свидетельство о браке {{ group.marriage.number }}, выдано {{ group.marriage.issuedOn | date }}: {{ group.marriage.office }}){% endif %}.',
      '{% endfor %}',
    ],
    { title: 'Доли' },
  ),
  clause(
    'several-members',
    'Участники вносят Цену Договора солидарно, а за несовершеннолетнего Участника её вносит законный представитель. Сообщение, которое Застройщик направил одному из Участников, не заменяет сообщения остальным.',
    { when: 'members.size > 1' },
  ),
  clause(
    'grounds',
    [
      'Застройщик привлекает деньги Участника на основании следующих документов:',
      'разрешение на строительство № {{ permit.number }} от {{ permit.issuedOn | date }}, выдано: {{ permit.issuer }};',
      'проектная декларация № {{ declaration.number }}, размещена {{ declaration.publishedOn | date }} в единой информационной системе жилищного строительства на сайте {{ declaration.site }};',
      '{% if land.right == "lease" %}право аренды{% else %}право собственности{% endif %} на земельный участок площадью {{ land.areaHundredths | area }} с кадастровым номером {{ land.cadastralNumber }}, основание: {{ land.basis }}.',
    ],
    { title: 'Основания' },
  ),
  clause(
    'law',
    'Договор заключён по Федеральному закону от 30.12.2004 № 214-ФЗ «Об участии в долевом строительстве многоквартирных домов и иных объектов недвижимости и о внесении изменений в некоторые законодательные акты Российской Федерации» (далее — Закон). Участник до подписания ознакомлен с проектной декларацией.',
  ),
];
