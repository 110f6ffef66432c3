import { expect, test } from 'vitest';
import { tabTypes } from '../catalogue/choosing/tabs.ts';
import { appointmentChannels } from '../deals/appointment.ts';
import { ownershipTypes, parentRelations, participantRoles } from '../deals/members.ts';
import { dealPlace, dealPlaces, usualStages } from '../deals/places.ts';
import { settlementEvents } from '../deals/settlement.ts';
import { assignmentSteps, contractStatuses, dealStages, refundSteps } from '../deals/stages.ts';
import { subjectWords } from '../feedback/rules.ts';
import { registrationMethods, requestCodes, requestStatuses, serviceKinds } from '../services/requests.ts';
import { countries, countryChoices, defaultCountry } from '../users/countries.ts';
import { registrationTypes } from '../users/registration-types.ts';
import { pagePatterns } from '../wire/paths.ts';
import { choicesOf, type WordList, wordOf } from './word-list.ts';

const codes = (list: WordList) => choicesOf(list, 'ru').map(({ value }) => value);
const labels = (list: WordList) => choicesOf(list, 'ru').map(({ label }) => label);

test('[S3-75] the participant roles, to the letter', () => {
  expect(labels(participantRoles)).toEqual(['Дольщик', 'Доверенное лицо']);
});

test('[S3-76] the ownership types, to the letter', () => {
  expect(labels(ownershipTypes)).toEqual([
    'Совместная',
    'Долевая',
    'Индивидуальная',
    'Собственность ребенка',
  ]);
});

test('[S3-77] the registration types, to the letter', () => {
  expect(labels(registrationTypes)).toEqual(['Постоянная', 'Временная']);
});

test('[S3-78] the parent relations, to the letter', () => {
  expect(labels(parentRelations)).toEqual(['отец', 'мать', 'опекун']);
});

test('[S3-79] the appointment channels', () => {
  expect(codes(appointmentChannels)).toEqual(['office', 'call', 'video', 'Zoom', 'Telegram']);
});

test('[S3-81] the tab types', () => {
  expect(codes(tabTypes)).toEqual(['favorite', 'purchases', 'contracts', 'concessions', 'deposits']);
});

test('[S3-83, S3-84, S3-88] nine statuses of a request, each with one of the five codes, in the order of the way', () => {
  expect(Object.entries(requestStatuses).map(([id, { code }]) => [Number(id), code])).toEqual([
    [680, 'sent'],
    [681, 'processing'],
    [682, 'processing'],
    [683, 'document'],
    [684, 'document'],
    [685, 'answer'],
    [686, 'answer'],
    [687, 'issuance'],
    [688, 'issuance'],
  ]);
  expect(codes(requestCodes)).toEqual(['sent', 'processing', 'document', 'answer', 'issuance']);
});

test('[S3-85] the service kinds', () => {
  expect(codes(serviceKinds)).toEqual(['simple', 'tax', 'property-registration', 'tax-video']);
});

test('[S3-86] the ownership registration methods', () => {
  expect(codes(registrationMethods)).toEqual(['goskey', 'delivery', 'bank', 'mfc']);
});

test('[S9-20] the event of an inspection has the type 2', () => {
  expect(settlementEvents).toHaveProperty('2.en', expect.stringContaining('Inspection'));
  expect(codes(settlementEvents)).toEqual(['2']);
});

/** The page names on the map for a part of the deal. */
const screensOf = (part: 'refund' | 'assignment') =>
  Object.values(pagePatterns)
    .filter((page) => page.startsWith(`/deals/:estate/${part}/`))
    .map((page) => page.split('/').at(-1));

test('[S4.1-02] the stages of a deal; every step code has one of them, and those that all pass stand over its pages', () => {
  expect(codes(dealStages).sort()).toEqual(
    [
      'booking',
      'mortgage',
      'parameters',
      'members',
      'paperwork',
      'refund',
      'completed',
      'assignment',
      'total',
    ].sort(),
  );
  for (const place of dealPlaces) expect(codes(dealStages)).toContain(dealPlace(place).stage);
  for (const stage of usualStages) expect(codes(dealStages)).toContain(stage);
});

test('[S4.1-03] the paperwork steps are screens to which places of a deal lead', () => {
  const paperwork = (['signing', 'appointment', 'appointment-made'] as const).map(
    (place) => dealPlace(place).screen,
  );
  expect(paperwork).toEqual(['paperwork/eds', 'paperwork/appointment', 'paperwork/appointment-success']);
  const screens = dealPlaces.map((place) => dealPlace(place).screen);
  expect(new Set(screens.filter((screen) => screen.startsWith('paperwork/'))).size).toBe(3);
});

test('[S4.1-04] the refund steps; what the buyer does has a screen of its own', () => {
  expect(codes(refundSteps).sort()).toEqual(
    ['statement', 'rejected', 'auto', 'start', 'awaits', 'documents'].sort(),
  );
  expect(screensOf('refund').sort()).toEqual(['documents', 'start', 'statement']);
});

test('[S4.1-05] the assignment steps, each with its screen', () => {
  expect(codes(assignmentSteps)).toEqual(['start', 'documents', 'awaits', 'contract', 'success']);
  expect(screensOf('assignment').sort()).toEqual(codes(assignmentSteps).sort());
});

test('[S4.1-15] the contract statuses; 2 and 3 by the ruling', () => {
  expect(Object.entries(contractStatuses).map(([status, { en }]) => [Number(status), en])).toEqual([
    [0, 'Draft'],
    [1, 'In work'],
    [2, 'Sent to the buyer'],
    [3, 'Being signed'],
    [4, 'Signed'],
    [5, 'Approved'],
  ]);
});

/** Common names in place of those of the Unicode tables. */
const asPeopleSay = { ru: { US: 'США', ZA: 'ЮАР' }, en: { TR: 'Turkey' } } as const;

test.each(['ru', 'en'] as const)(
  '[S3-73] 65 countries of ISO 3166-1, called by their names in %s',
  (locale) => {
    const unicode = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const known: Readonly<Record<string, string>> = asPeopleSay[locale];
    const choices = countryChoices(locale);
    expect(choices).toHaveLength(65);
    for (const { value, label } of choices) expect(label, value).toBe(known[value] ?? unicode.of(value));
  },
);

test('[S3-73, S3-74] Russia is the default and stands first, the others by the alphabet of the reader', () => {
  expect(countries[defaultCountry].ru).toBe('Россия');
  for (const locale of ['ru', 'en'] as const) {
    const [first, ...others] = countryChoices(locale);
    expect(first?.value).toBe(defaultCountry);
    const names = others.map(({ label }) => label);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
  }
  const begins = (locale: 'ru' | 'en') =>
    countryChoices(locale)
      .slice(0, 3)
      .map(({ label }) => label);
  expect(begins('ru')).toEqual(['Россия', 'Австралия', 'Австрия']);
  expect(begins('en')).toEqual(['Russia', 'Argentina', 'Armenia']);
});

const lists = {
  appointmentChannels,
  assignmentSteps,
  contractStatuses,
  countries,
  dealStages,
  ownershipTypes,
  parentRelations,
  participantRoles,
  refundSteps,
  registrationMethods,
  registrationTypes,
  requestCodes,
  requestStatuses,
  serviceKinds,
  settlementEvents,
  subjectWords,
  tabTypes,
};

test.each(Object.entries<WordList>(lists))(
  '%s has its own words for every code in both languages',
  (_, list) => {
    for (const locale of ['ru', 'en'] as const) {
      const words = choicesOf(list, locale).map(({ label }) => label);
      expect(words.length).toBeGreaterThan(0);
      expect(new Set(words).size).toBe(words.length);
      // Product names are the same in both.
      const own = locale === 'ru' ? /^[А-ЯЁа-яё]|^(Zoom|Telegram)$/ : /^[A-Za-z][^А-ЯЁа-яё]*$/;
      for (const word of words) expect(word).toMatch(own);
    }
  },
);

test('a code that came as plain text is called by its word, a strange one by itself', () => {
  expect(wordOf(participantRoles, 'holder', 'en')).toBe('Shareholder');
  expect(wordOf(participantRoles, 'toString', 'ru')).toBe('toString');
});
