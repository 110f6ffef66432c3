/** Names of form fields as the messages of S5 call them. */
const labels: Readonly<Record<string, { readonly ru: string; readonly en: string }>> = {
  phone: { ru: 'Телефон', en: 'Phone' },
  email: { ru: 'Электронная почта', en: 'E-mail' },
  password: { ru: 'Пароль', en: 'Password' },
  code: { ru: 'Код', en: 'Code' },
  agree: { ru: 'Согласие', en: 'Consent' },
  surname: { ru: 'Фамилия', en: 'Surname' },
  lastName: { ru: 'Фамилия', en: 'Surname' },
  firstName: { ru: 'Имя', en: 'First name' },
  patronymic: { ru: 'Отчество', en: 'Patronymic' },
  sex: { ru: 'Пол', en: 'Sex' },
  serial: { ru: 'Серия паспорта', en: 'Passport series' },
  number: { ru: 'Номер паспорта', en: 'Passport number' },
  birthday: { ru: 'Дата рождения', en: 'Date of birth' },
  birthPlace: { ru: 'Место рождения', en: 'Place of birth' },
  issuer: { ru: 'Кем выдан', en: 'Issued by' },
  issuerCode: { ru: 'Код подразделения', en: 'Issuer code' },
  issueDate: { ru: 'Дата выдачи', en: 'Date of issue' },
  addressRegister: { ru: 'Адрес регистрации', en: 'Registered address' },
  addressLiving: { ru: 'Адрес проживания', en: 'Address of living' },
  scans: { ru: 'Сканы паспорта', en: 'Passport scans' },
  reason: { ru: 'Причина', en: 'Reason' },
  until: { ru: 'Новый срок', en: 'New term' },
  receipt: { ru: 'Номер чека', en: 'Receipt number' },
  kopecks: { ru: 'Сумма', en: 'Sum' },
  term: { ru: 'Срок брони', en: 'Booking term' },
  method: { ru: 'Способ оплаты', en: 'Payment method' },
};

/** The label of a field in a language; an unknown field is called by its own name. */
export function fieldLabel(field: string, locale: 'ru' | 'en'): string {
  return labels[field]?.[locale] ?? field;
}
