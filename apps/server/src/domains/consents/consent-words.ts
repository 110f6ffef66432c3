import type { ConsentKind } from '@novosel/contract/consents/endpoints.ts';
import { brand } from '../../platform/brand.ts';

interface Edition {
  /** Increases with every change of the text; people who agreed to an older version keep it. */
  readonly version: number;
  readonly words: Readonly<
    Record<'ru' | 'en', { readonly title: string; readonly paragraphs: readonly string[] }>
  >;
}

/** Who receives a consent: the developer, as `brand.json` names him. */
export interface Taker {
  readonly legalName: string;
  readonly site: string;
  readonly email: string;
  readonly phones: { readonly supportShown: string };
}

/** The texts in force. The Russian one is binding; the English one is a translation. */
export const wordsFor = ({
  legalName,
  site,
  email,
  phones,
}: Taker): Readonly<Record<ConsentKind, Edition>> => ({
  terms: {
    version: 1,
    words: {
      ru: {
        title: 'Пользовательское соглашение',
        paragraphs: [
          `Соглашение между вами и ${legalName} (${site}) о пользовании личным кабинетом покупателя.`,
          '1. Кабинет показывает ваши объекты, документы и платежи, принимает заявки и даёт подписывать документы. Пользоваться им бесплатно.',
          '2. Вы указываете свои фамилию, почту и телефон и сообщаете, если они изменились. Пароль и коды из СМС не сообщаете никому: действия с ними считаются вашими.',
          '3. Код из СМС, введённый в кабинете, — простая электронная подпись (статьи 6 и 9 Федерального закона № 63-ФЗ). Документ, подписанный таким кодом, равен подписанному на бумаге. Где закон требует усиленную подпись, кабинет попросит её.',
          '4. Мы обрабатываем фамилию, имя, отчество, почту, телефон, данные паспорта и сделок, чтобы вести кабинет и исполнять договоры с вами (пункт 5 части 1 статьи 6 Федерального закона № 152-ФЗ). Отдельно согласия на это не нужно; другие цели — только с отдельного согласия.',
          '5. Мы храним записи о входах и действиях, чтобы защитить ваши деньги и документы и доказать, кто и что подписал.',
          '6. Кабинет может не работать во время ремонта. Сроки по договорам от этого не меняются.',
          '7. Отказаться от кабинета можно в любой день: напишите нам. Договоры и подписанные документы при этом остаются в силе.',
          `8. Вопросы: ${email}, ${phones.supportShown}.`,
        ],
      },
      en: {
        title: 'User agreement',
        paragraphs: [
          `An agreement between you and ${legalName} (${site}) on the use of the buyer’s account.`,
          '1. The account shows your properties, documents and payments, takes requests and lets you sign documents. It is free of charge.',
          '2. You give your surname, e-mail and phone and tell us when they change. You tell nobody your password and the codes from SMS: what is done with them counts as done by you.',
          '3. A code from SMS entered in the account is a simple electronic signature (Federal Law 63-FZ, articles 6 and 9). A document signed by it equals one signed on paper. Where the law asks for an enhanced signature, the account asks for it.',
          '4. We process your names, e-mail, phone, passport and deals to run the account and to perform contracts with you (Federal Law 152-FZ, article 6, part 1, item 5). This needs no separate consent; any other purpose does.',
          '5. We keep records of sign-ins and acts to protect your money and documents and to prove who signed what.',
          '6. The account may be closed for repairs. Terms of contracts do not change by that.',
          '7. You may give up the account on any day: write to us. Contracts and signed documents stay in force.',
          `8. Questions: ${email}, ${phones.supportShown}.`,
        ],
      },
    },
  },
  advertising: {
    version: 1,
    words: {
      ru: {
        title: 'Согласие на рекламу',
        paragraphs: [
          `Я согласен получать от ${legalName} (${site}) рекламу: новости о продажах, скидки и предложения партнёров (статья 18 Федерального закона № 38-ФЗ) — и на обработку для этого моих имени, почты и телефона.`,
          'Рекламу присылают по почте, в СМС и в кабинете.',
          'Согласие действует, пока я его не отзову. Отозвать его можно в кабинете или письмом; рекламу перестанут присылать сразу.',
          `Без этого согласия кабинет и договоры работают так же. Вопросы: ${email}, ${phones.supportShown}.`,
        ],
      },
      en: {
        title: 'Consent to advertising',
        paragraphs: [
          `I agree to get advertising from ${legalName} (${site}): news of sales, discounts and offers of partners (Federal Law 38-FZ, article 18), and that my name, e-mail and phone are processed for it.`,
          'Advertising comes by e-mail, SMS and in the account.',
          'The consent holds until I withdraw it, in the account or by letter; advertising then stops at once.',
          `Without it the account and the contracts work just the same. Questions: ${email}, ${phones.supportShown}.`,
        ],
      },
    },
  },
  scoring: {
    version: 2,
    words: {
      ru: {
        title: 'Согласие на запрос в бюро кредитных историй',
        paragraphs: [
          `Я согласен, чтобы ${legalName} (${site}) передало банку-партнёру мои фамилию, имя, отчество, дату рождения и телефон, а банк запросил по ним в бюро кредитных историй основную часть моей кредитной истории (статья 6 Федерального закона № 218-ФЗ).`,
          'Цель одна: посчитать мой кредитный потенциал и показать его мне в кабинете. Заявкой на кредит это не является.',
          `${legalName} получает от банка только кредитный потенциал и день, на который он посчитан. Кредитной истории оно не видит.`,
          'Согласие действует шесть месяцев со дня, когда я его дал, или до дня, когда я его отзову. Отозвать его можно в кабинете в любой день; кредитный потенциал при этом сразу удаляется из кабинета.',
          `Без этого согласия кабинет и договоры работают так же. Вопросы: ${email}, ${phones.supportShown}.`,
        ],
      },
      en: {
        title: 'Consent to a request to the credit bureau',
        paragraphs: [
          `I agree that ${legalName} (${site}) passes my surname, names, birthday and phone to its partner bank, and that the bank asks a credit bureau by them for the main part of my credit history (Federal Law 218-FZ, article 6).`,
          'There is one purpose: to work out my credit potential and to show it to me in the account. It is not an application for a loan.',
          `${legalName} gets from the bank nothing but the credit potential and the day of it. It does not see the credit history.`,
          'The consent holds for six months from the day on which I gave it, or until I withdraw it. It can be withdrawn in the account on any day; the credit potential is then removed from the account at once.',
          `Without it the account and the contracts work just the same. Questions: ${email}, ${phones.supportShown}.`,
        ],
      },
    },
  },
  mortgage: {
    version: 2,
    words: {
      ru: {
        title: 'Согласие на передачу данных банкам для ипотеки',
        paragraphs: [
          `Я согласен, чтобы ${legalName} (${site}) передало банкам-партнёрам данные моей заявки на ипотеку: фамилию, имя, отчество, дату рождения, паспорт, телефон, почту, сведения о работе и доходе, объект и сумму кредита, и чтобы банки обработали их, чтобы решить, дать ли мне кредит (статьи 6 и 9 Федерального закона № 152-ФЗ).`,
          'Банкам передаётся только то, что нужно для заявки, и только тем банкам, которые я выберу в анкете. Заявка не обязывает меня брать кредит.',
          'Согласие действует, пока банки рассматривают заявку, или до дня, когда я его отзову. Отозвать его можно в кабинете в любой день; новым банкам данные после этого не передаются.',
          `Без этого согласия кабинет и договоры работают так же, а заявку можно подать в банк самому. Вопросы: ${email}, ${phones.supportShown}.`,
        ],
      },
      en: {
        title: 'Consent to give data to banks for a mortgage',
        paragraphs: [
          `I agree that ${legalName} (${site}) gives its partner banks the data of my mortgage application: surname, names, birthday, passport, phone, e-mail, facts of my work and income, the property and the sum of the loan, and that the banks process them to decide whether to lend to me (Federal Law 152-FZ, articles 6 and 9).`,
          'Banks get only what an application needs, and only those banks that I choose in its form. An application does not oblige me to take the loan.',
          'The consent holds while banks consider the application, or until I withdraw it. It can be withdrawn in the account on any day; no other bank is given the data after that.',
          `Without it the account and the contracts work just the same, and one can apply to a bank oneself. Questions: ${email}, ${phones.supportShown}.`,
        ],
      },
    },
  },
  tax: {
    version: 1,
    words: {
      ru: {
        title: 'Согласие на подготовку налоговой декларации',
        paragraphs: [
          `Я прошу ${legalName} (${site}) подготовить для меня налоговую декларацию для имущественного вычета (статья 220 Налогового кодекса) и согласен, чтобы для этого обработали мои фамилию, имя, отчество, дату рождения, паспорт, телефон, почту, сведения о квартире и её оплате и документы, которые я приложу (статьи 6 и 9 Федерального закона № 152-ФЗ), а если декларацию готовит консультант-партнёр — передали их ему.`,
          'Декларация готовится только за те годы и по тем основаниям, которые я выберу в заявке. В налоговую её подаю я сам: это согласие никому не даёт права подать её за меня или получить вычет.',
          'Согласие действует, пока готовят декларации по моим заявкам, или до дня, когда я его отзову. Отозвать его можно в кабинете в любой день; неоконченные заявки на вычет тогда закрываются, и данные больше никому не передаются.',
          `Без этого согласия кабинет и договоры работают так же, а декларацию можно подать самому. Вопросы: ${email}, ${phones.supportShown}.`,
        ],
      },
      en: {
        title: 'Consent to the preparation of a tax return',
        paragraphs: [
          `I ask ${legalName} (${site}) to prepare for me a tax return for the property deduction (Tax Code, article 220), and agree that my surname, names, birthday, passport, phone, e-mail, facts of the home and its payment and the papers that I attach are processed for it (Federal Law 152-FZ, articles 6 and 9), and, when a partner prepares the return, are given to him.`,
          'The return is prepared only for the years and on the grounds that I choose in the request. I file it myself: this consent lets nobody file it for me or receive the deduction.',
          'The consent holds while returns of my requests are being prepared, or until I withdraw it. It can be withdrawn in the account on any day; requests for a deduction that are not finished are then closed, and nobody else is given the data.',
          `Without it the account and the contracts work just the same, and one can file a return oneself. Questions: ${email}, ${phones.supportShown}.`,
        ],
      },
    },
  },
  deal: {
    version: 1,
    words: {
      ru: {
        title: 'Согласие на обработку данных для договора',
        paragraphs: [
          `Я согласен, чтобы ${legalName} (${site}) обработало мои фамилию, имя, отчество, пол, дату и место рождения, гражданство, паспорт или другой документ, СНИЛС, адрес, телефон и документы, которые я приложу, чтобы подготовить, подписать и зарегистрировать договор участия в долевом строительстве (статьи 6 и 9 Федерального закона № 152-ФЗ).`,
          'Для этого данные передают только тем, без кого договор не заключить: Росреестру, банку, где открывают счёт эскроу, оператору электронной подписи, а если нужен нотариус — нотариусу.',
          'Другие участники сделки видят мои имя, долю и то, готовы ли мои документы. СНИЛС и сканы они не видят, а паспорт назван только в тексте договора, который подписывают все участники.',
          'Согласие действует, пока готовят и регистрируют договор, или до дня, когда я его отзову. Отозвать его можно в кабинете в любой день; договор без этих данных подготовить нельзя. Подписанный договор остаётся в силе, и его данные хранят столько, сколько требует закон.',
          `Вопросы: ${email}, ${phones.supportShown}.`,
        ],
      },
      en: {
        title: 'Consent to the processing of data for the contract',
        paragraphs: [
          `I agree that ${legalName} (${site}) processes my surname, names, sex, date and place of birth, citizenship, passport or other document, SNILS, address, phone and the papers that I attach, to prepare, sign and register the contract of participation in construction (Federal Law 152-FZ, articles 6 and 9).`,
          'For that the data go only to those without whom no contract is made: the state registry, the bank of the escrow account, the operator of the electronic signature and, where one is needed, the notary.',
          'Other members of the deal see my name, my share and whether my papers are ready. They do not see my SNILS and scans; my passport is named only in the text of the contract that all members sign.',
          'The consent holds while the contract is prepared and registered, or until I withdraw it. It can be withdrawn in the account on any day; without these data no contract can be prepared. A signed contract stays in force, and its data are kept as long as the law asks.',
          `Questions: ${email}, ${phones.supportShown}.`,
        ],
      },
    },
  },
});

export const consentWords = wordsFor(brand);
