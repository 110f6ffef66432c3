/** The confirmation that a feedback was received (S8-08). */
export const sentWords = {
  ru: 'Ваше обращение зарегистрировано. Мы свяжемся с вами по указанным контактам.',
  en: 'Your message has been registered. We will contact you using the details you gave us.',
} as const;
