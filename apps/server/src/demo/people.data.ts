import { isoDay } from '@novosel/contract/time/time.ts';
import type { PassportForm } from '@novosel/contract/users/schema.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';

type Sex = PassportForm['sex'];

/** Buyers of `interface.md`: the index is the last digits of the phone. */
export const buyers: readonly {
  surname: string;
  name: string;
  patronymic: string;
  sex: Sex;
  birthday: string;
  email: string;
}[] = [
  {
    surname: 'Королёва',
    name: 'Анна',
    patronymic: 'Сергеевна',
    sex: 2,
    birthday: '1991-04-12',
    email: 'anna.koroleva@demo.test',
  },
  {
    surname: 'Соколов',
    name: 'Дмитрий',
    patronymic: 'Андреевич',
    sex: 1,
    birthday: '1986-09-30',
    email: 'dmitry.sokolov@demo.test',
  },
  {
    surname: 'Васильева',
    name: 'Мария',
    patronymic: 'Игоревна',
    sex: 2,
    birthday: '1994-01-23',
    email: 'maria.vasilieva@demo.test',
  },
  {
    surname: 'Кузнецов',
    name: 'Илья',
    patronymic: 'Павлович',
    sex: 1,
    birthday: '1989-11-05',
    email: 'ilya.kuznetsov@demo.test',
  },
  {
    surname: 'Морозова',
    name: 'Екатерина',
    patronymic: 'Олеговна',
    sex: 2,
    birthday: '1983-07-17',
    email: 'ekaterina.morozova@demo.test',
  },
  {
    surname: 'Новиков',
    name: 'Артём',
    patronymic: 'Викторович',
    sex: 1,
    birthday: '1990-02-08',
    email: 'artem.novikov@demo.test',
  },
  {
    surname: 'Фёдорова',
    name: 'Ольга',
    patronymic: 'Николаевна',
    sex: 2,
    birthday: '1979-12-01',
    email: 'olga.fedorova@demo.test',
  },
  {
    surname: 'Волков',
    name: 'Сергей',
    patronymic: 'Дмитриевич',
    sex: 1,
    birthday: '1984-05-26',
    email: 'sergey.volkov@demo.test',
  },
  {
    surname: 'Алексеева',
    name: 'Наталья',
    patronymic: 'Юрьевна',
    sex: 2,
    birthday: '1988-08-14',
    email: 'natalia.alekseeva@demo.test',
  },
  {
    surname: 'Лебедев',
    name: 'Михаил',
    patronymic: 'Константинович',
    sex: 1,
    birthday: '1976-03-19',
    email: 'mikhail.lebedev@demo.test',
  },
  {
    surname: 'Семёнова',
    name: 'Юлия',
    patronymic: 'Александровна',
    sex: 2,
    birthday: '1992-10-10',
    email: 'yulia.semenova@demo.test',
  },
  {
    surname: 'Егоров',
    name: 'Александр',
    patronymic: 'Михайлович',
    sex: 1,
    birthday: '1971-06-03',
    email: 'alexander.egorov@demo.test',
  },
  {
    surname: 'Павлова',
    name: 'Вера',
    patronymic: 'Ивановна',
    sex: 2,
    birthday: '1997-09-09',
    email: 'vera.pavlova@demo.test',
  },
  {
    surname: 'Степанов',
    name: 'Николай',
    patronymic: 'Петрович',
    sex: 1,
    birthday: '1968-01-31',
    email: 'nikolay.stepanov@demo.test',
  },
  {
    surname: 'Орлова',
    name: 'Светлана',
    patronymic: 'Вадимовна',
    sex: 2,
    birthday: '1981-05-21',
    email: 'svetlana.orlova@demo.test',
  },
  {
    surname: 'Белкина',
    name: 'Дарья',
    patronymic: 'Романовна',
    sex: 2,
    birthday: '1990-06-18',
    email: 'darya.belkina@demo.test',
  },
  {
    surname: 'Зайцева',
    name: 'Полина',
    patronymic: 'Олеговна',
    sex: 2,
    birthday: '1993-11-21',
    email: 'polina.zaitseva@demo.test',
  },
  {
    surname: 'Титов',
    name: 'Кирилл',
    patronymic: 'Андреевич',
    sex: 1,
    birthday: '1985-07-02',
    email: 'kirill.titov@demo.test',
  },
  {
    surname: 'Белкин',
    name: 'Роман',
    patronymic: 'Алексеевич',
    sex: 1,
    birthday: '1988-02-27',
    email: 'roman.belkin@demo.test',
  },
  {
    surname: 'Волкова',
    name: 'Елена',
    patronymic: 'Игоревна',
    birthday: '1990-05-17',
    email: 'volkova@demo.test',
    sex: 2,
  },
  {
    surname: 'Титова',
    name: 'Ольга',
    patronymic: 'Павловна',
    birthday: '1988-10-02',
    email: 'titova@demo.test',
    sex: 2,
  },
];

export const staffPeople: readonly { role: StaffRole; surname: string; name: string; patronymic: string }[] =
  [
    { role: 'manager', surname: 'Лебедева', name: 'Марина', patronymic: 'Евгеньевна' },
    { role: 'support', surname: 'Громов', name: 'Павел', patronymic: 'Олегович' },
    { role: 'lawyer', surname: 'Жданова', name: 'Ирина', patronymic: 'Львовна' },
    { role: 'accountant', surname: 'Белова', name: 'Галина', patronymic: 'Петровна' },
    { role: 'admin', surname: 'Тихонов', name: 'Роман', patronymic: 'Алексеевич' },
  ];

/** S3-14, S3-15: role 2 and isOdp mark kinds of managers. */
export const managerCards = [
  {
    id: 1,
    name: 'Марина Лебедева',
    position: 'Персональный менеджер',
    positionEn: 'Personal manager',
    role: 1,
    isOdp: false,
    phone: '+79000000101',
    email: 'manager@demo.test',
    hours: 'Ежедневно, 9:00–21:00 по\u00A0Москве',
    hoursEn: 'Every day, 9:00–21:00 Moscow\u00A0time',
  },
  {
    id: 2,
    name: 'Тимур Сафин',
    position: 'Ипотечный специалист',
    positionEn: 'Mortgage specialist',
    role: 2,
    isOdp: false,
    phone: '+79000000102',
    email: 'mortgage@demo.test',
    hours: 'Пн–Пт, 10:00–19:00 по\u00A0Москве',
    hoursEn: 'Mon–Fri, 10:00–19:00 Moscow\u00A0time',
  },
  {
    id: 3,
    name: 'Оксана Руднева',
    position: 'Отдел передачи ключей',
    positionEn: 'Handover of keys',
    role: 3,
    isOdp: true,
    phone: '+79000000103',
    email: 'keys@demo.test',
    hours: 'Пн–Пт, 9:00–18:00 по\u00A0Москве',
    hoursEn: 'Mon–Fri, 9:00–18:00 Moscow\u00A0time',
  },
];

/** Buyers whose passports are known because they are past the booking. */
export const withPassport: readonly number[] = [5, 6, 7, 8, 9, 10, 11, 12, 16, 17, 18, 19, 20, 21];

const cities = [
  'г. Казань, ул. Баумана, д. 14, кв. 8',
  'г. Самара, ул. Садовая, д. 221, кв. 57',
  'г. Пермь, ул. Ленина, д. 60, кв. 112',
];

/** The last birthday before a day, YYYY-MM-DD, at which the passport had to be changed. */
const lastChange = (birthday: string, today: string): string => {
  const [at20 = '', at45 = ''] = [20, 45].map(
    (age) => `${Number(birthday.slice(0, 4)) + age}${birthday.slice(4)}`,
  );
  return at45 <= today ? at45 : at20;
};

/** An invented passport that is valid on a day: the series 9900 is never issued. */
export function passportOf(place: number, today = isoDay(new Date())): PassportForm {
  const buyer = buyers[place];
  if (!buyer) throw new RangeError(`no demo buyer at ${place}`);
  const address = cities[place % cities.length] ?? '';
  return {
    lastName: buyer.surname,
    firstName: buyer.name,
    patronymic: buyer.patronymic,
    sex: buyer.sex,
    birthday: buyer.birthday,
    serial: '9900',
    number: String(100_000 + place * 7_919),
    birthPlace: address.split(',')[0] ?? '',
    issuer: 'Отделением УФМС России',
    issuerCode: '160-001',
    issueDate: lastChange(buyer.birthday, today),
    addressRegister: address,
    addressLiving: null,
    addressesEqual: true,
  };
}
