import { brand } from '../../src/platform/brand.ts';

/** What the desk enters of who signs for the developer. */
export const signatoryBody = () => ({
  side: 'developer' as const,
  bank: null,
  lastName: 'Печатников',
  firstName: 'Олег',
  patronymic: null,
  snils: '112-233-445 95',
  phone: '+79110000001',
  organization: brand.developer.shortName,
  inn: brand.developer.inn,
  ogrn: brand.developer.ogrn,
  title: 'Руководитель юридического отдела',
  power: { number: 'МЧД-77', givenOn: '2026-01-10', until: '2029-01-10' },
});
