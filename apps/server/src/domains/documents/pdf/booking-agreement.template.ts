import { type Block, numbered, type Section } from './blocks.ts';
import type { BookingAgreementData, RepresentativeData } from './booking-agreement.data.ts';
import {
  buyerFacts,
  editionChanges,
  estateFacts,
  estateName,
  parties,
  priceForm,
  priceSums,
  summary,
} from './booking-agreement.facts.ts';
import { dateInWords, moment, rubles, rublesInWords } from './russian.ts';

/** Printed in the file and stored with the signature. Any change of the text below needs a new version. */
export const BOOKING_AGREEMENT_VERSION = '1.2 от 26 ноября 2026 г.';

/** The whole agreement as blocks, in reading order. */
export function bookingAgreement(data: BookingAgreementData): Block[] {
  return [
    {
      kind: 'title',
      text: `Соглашение о бронировании № ${data.number}${data.edition ? `, редакция ${data.edition.number}` : ''}`,
      place: data.brand.city,
      date: dateInWords(data.at),
    },
    summary(data),
    ...numbered([
      ...(data.edition ? [newEdition(data.number, data.edition)] : []),
      partiesSection(data),
      subject(data),
      object(data),
      term(data),
      data.fee.amount > 0 ? fee(data) : freeBooking(),
      price(data),
      ...(data.fee.amount > 0 ? [refund(data)] : []),
      termination(),
      signing(data),
      closing(data),
    ]),
    parties(data),
  ];
}

type Edition = NonNullable<BookingAgreementData['edition']>;

/** What is replaced, why, and what changes; everything else stays as in the agreement. */
function newEdition(number: string, edition: Edition): Section {
  return {
    title: 'Что изменилось в этой редакции',
    parts: [
      `Это редакция ${edition.number} соглашения о бронировании № ${number}. Когда Покупатель её подпишет, она заменит редакцию, подписанную ${moment(edition.signedAt)} (контрольная сумма SHA-256 ${edition.sha256}). До подписи действуют прежние условия.`,
      `Причина изменения: ${edition.reason.trim().replace(/[.!?…]+$/, '')}.`,
      editionChanges(edition),
      'Остальные условия не изменились. Прежняя редакция с подписями хранится в личном кабинете.',
    ],
  };
}

function partiesSection({ brand, buyer, representative }: BookingAgreementData): Section {
  return {
    title: 'Стороны',
    parts: [
      `${brand.legalName} (далее — Застройщик), в лице ${brand.signatory.genitive}, на основании ${brand.signatory.basisGenitive}, и ${buyer.fullName} (далее — Покупатель) заключили это соглашение. Данные Покупателя:`,
      buyerFacts(buyer),
      ...(representative ? [representation(representative)] : []),
    ],
  };
}

/** Civil Code, articles 182 and 185.1: a representative is named with his power of attorney. */
function representation({ fullName, power }: RepresentativeData): string {
  return `За Покупателя действует и подписывает соглашение представитель: ${fullName}. Доверенность № ${power.number} от ${power.givenOn}, удостоверил нотариус: ${power.notary}. Права и обязанности по соглашению возникают у Покупателя.`;
}

function subject({ estate, fee }: BookingAgreementData): Section {
  return {
    title: 'О чём соглашение',
    parts: [
      `Застройщик бронирует за Покупателем объект: ${estateName(estate)} (далее — Объект). Пока бронь действует, Застройщик не предлагает Объект другим лицам, не заключает в отношении него договоров и сохраняет для Покупателя цену, указанную в разделе «Цена Объекта».`,
      `Бронирование — ${fee.amount > 0 ? 'отдельная платная' : 'бесплатная'} услуга. Это соглашение не является договором участия в долевом строительстве и не является предварительным договором: Покупатель не обязан покупать Объект.`,
      'Деньги в счёт цены Объекта по этому соглашению не принимаются. Цена платится только по договору участия в долевом строительстве после его государственной регистрации, в порядке Федерального закона от 30.12.2004 № 214-ФЗ.',
    ],
  };
}

function object({ estate }: BookingAgreementData): Section {
  return {
    title: 'Объект',
    parts: [
      estateFacts(estate),
      'Площади указаны по проектной документации и уточняются после обмеров. Срок передачи Объекта закрепляется в договоре участия в долевом строительстве.',
    ],
  };
}

function term({ hold }: BookingAgreementData): Section {
  return {
    title: 'Срок бронирования',
    parts: [
      `Бронь действует с ${moment(hold.from)} до ${moment(hold.until)}.`,
      'Чтобы купить Объект на условиях брони, до конца срока нужно подписать договор участия в долевом строительстве.',
      'Изменение срока или цены оформляется новой редакцией соглашения, которую Покупатель подписывает заново. Без его подписи прежние условия не меняются.',
    ],
  };
}

function fee({ fee, hold }: BookingAgreementData): Section {
  const unpaid = fee.payBy
    ? [`Плата вносится до ${moment(fee.payBy)}. Если до этого времени она не поступила, бронь прекращается.`]
    : [];
  return {
    title: 'Плата за бронирование',
    parts: [
      `Плата за бронирование до ${moment(hold.until)} составляет ${rubles(fee.amount)} (${rublesInWords(fee.amount)}).`,
      ...unpaid,
      'Это плата за услугу. Она не является частью цены Объекта, авансом, задатком или обеспечительным платежом и в цену Объекта не засчитывается.',
      'Плата вносится банковской картой или через Систему быстрых платежей в личном кабинете либо в кассу Застройщика. Кассовый чек направляется на электронную почту Покупателя, а пока её нет — на его телефон.',
    ],
  };
}

function freeBooking(): Section {
  return {
    title: 'Плата за бронирование',
    parts: ['Плата за бронирование не взимается.'],
  };
}

function price({ price }: BookingAgreementData): Section {
  const others = price.otherForms.map((other) => `${priceForm(other.form)} — ${rubles(other.total)}`);
  return {
    title: 'Цена Объекта',
    parts: [
      `Цена Объекта на срок брони: ${rubles(price.total)} (${rublesInWords(price.total)}). Форма оплаты: ${priceForm(price.form)}. Цена сложилась так:`,
      priceSums(price),
      ...(others.length > 0
        ? [
            {
              text: 'Если Покупатель выберет другую форму оплаты, на срок брони действует цена:',
              items: others,
            },
          ]
        : []),
      'Пока бронь действует, Застройщик не вправе повысить цену или отменить указанные скидки. Если цена для всех покупателей снизится, Покупатель вправе купить Объект по новой цене.',
    ],
  };
}

function refund({ fee }: BookingAgreementData): Section {
  const withdrawal =
    fee.onWithdrawal === 'whole'
      ? 'Если Покупатель отказался от брони до конца срока по любой другой причине, плата также возвращается полностью.'
      : 'Если Покупатель отказался от брони до конца срока по другой причине, возвращается часть платы за оставшиеся дни: плата делится на число дней брони поровну, начавшийся день считается оказанной услугой.';
  return {
    title: 'Возврат платы',
    parts: [
      {
        text: 'Плата возвращается полностью, если:',
        items: [
          'банк отказал Покупателю в ипотеке или одобрил меньше, чем нужно для покупки Объекта;',
          'Застройщик отказался заключить договор или предложил его на условиях хуже, чем в этом соглашении;',
          'сведения об Объекте в соглашении оказались неверными;',
          'услуга не оказана по другой причине, за которую отвечает Застройщик.',
        ],
      },
      withdrawal,
      'Если срок брони истёк или подписан договор участия в долевом строительстве, услуга оказана и плата не возвращается.',
      'Заявление о возврате подаётся в личном кабинете. Деньги возвращаются в течение 10 календарных дней со дня заявления тем же способом, каким получены, или по реквизитам Покупателя.',
    ],
  };
}

function termination(): Section {
  return {
    title: 'Когда бронь прекращается',
    parts: [
      {
        text: 'Бронь прекращается, когда наступит первое из событий:',
        items: [
          'подписан договор участия в долевом строительстве;',
          'истёк срок бронирования;',
          'Покупатель отказался от брони — в личном кабинете, в любое время и без объяснения причин.',
        ],
      },
      'Если Застройщик не может сохранить бронь до конца срока, он сообщает Покупателю причину и возвращает внесённую плату полностью.',
    ],
  };
}

function signing({ buyer, representative }: BookingAgreementData): Section {
  const signer = representative
    ? `За Покупателя его подписывает представитель простой электронной подписью: вводит одноразовый код, отправленный на телефон представителя ${representative.phone}`
    : `Покупатель подписывает его простой электронной подписью: вводит одноразовый код, отправленный на телефон ${buyer.phone}`;
  const keeper = representative ? 'Представитель' : 'Покупатель';
  return {
    title: 'Электронная форма и подписи',
    parts: [
      `Соглашение составлено в электронной форме. ${signer}. По правилам бронирования и статьям 6 и 9 Федерального закона от 06.04.2011 № 63-ФЗ такая подпись равна собственноручной.`,
      'Код относится только к этому файлу: в сообщении с кодом и в записи о подписании указывается его контрольная сумма SHA-256. Изменённый файл этим кодом не подписан.',
      `${keeper} никому не сообщает код, в том числе сотрудникам Застройщика. О потере телефона или доступа к номеру он сразу сообщает Застройщику.`,
      `Застройщик подписывает файл усиленной неквалифицированной электронной подписью: она добавляется в конец файла и не меняет того, что ${representative ? 'подписано за Покупателя' : 'подписал Покупатель'}. Запись о подписании (кто, что, когда, с какого адреса) и подписанный файл Покупатель может скачать в личном кабинете.`,
    ],
  };
}

function closing({ rules }: BookingAgreementData): Section {
  return {
    title: 'Заключительные условия',
    parts: [
      `Правила бронирования в редакции ${rules.version} (${rules.url}) — часть соглашения. Если правила и соглашение расходятся, действует соглашение.`,
      'Персональные данные Покупателя обрабатываются для заключения и исполнения соглашения (пункт 5 части 1 статьи 6 Федерального закона от 27.07.2006 № 152-ФЗ).',
      'На претензию Застройщик отвечает в течение 10 календарных дней. Покупатель вправе обратиться в суд по своему месту жительства. Права потребителя, установленные законом, соглашением не ограничиваются.',
      `Редакция соглашения: ${BOOKING_AGREEMENT_VERSION}`,
    ],
  };
}
