import type { HousePapers } from '@novosel/contract/contracts/house-papers.ts';
import type { BuildingEntry, EstateEntry } from './catalogue-shape.ts';

const works = {
  none: ['стены: без отделки', 'полы: стяжка', 'потолки: без отделки'],
  prefinish: ['стены: штукатурка', 'полы: выравнивающая стяжка', 'потолки: без отделки'],
  light: ['стены комнат: светлая окраска', 'полы комнат: кварцвинил', 'санузел: керамическая плитка'],
  dark: ['стены комнат: тёмная окраска', 'полы комнат: инженерная доска', 'санузел: керамогранит'],
};

const two = (value: number): string => String(value).padStart(2, '0');

/** What contracts say of an invented building; its commissioning is half a year before the keys. */
export function housePapersOf({ id, startedOn, floors, sectionCount, promises }: BuildingEntry): HousePapers {
  const keys = promises.at(-1);
  const year = Number(startedOn.slice(0, 4));
  const half = keys && keys.quarter > 2 ? 1 : 2;
  return {
    permit: {
      number: `51-20-${two(id)}-${year}`,
      issuedOn: `${year - 1}-11-20`,
      issuer: 'администрация города Мурманска',
    },
    declaration: { number: `51-0004${two(id)}`, publishedOn: `${year - 1}-12-10`, site: 'наш.дом.рф' },
    land: {
      cadastralNumber: `51:20:0002021:4${two(id)}`,
      areaHundredths: 600_000 + id * 1_000,
      right: 'lease',
      basis: `договор аренды № ${id}-${year - 1} от 12.09.${year - 1}`,
    },
    floorsBelow: 1,
    areaHundredths: floors * sectionCount * 52_000,
    walls: 'монолитный железобетонный каркас с заполнением из газобетонных блоков',
    slabs: 'монолитные железобетонные',
    energyClass: 'B+',
    seismicClass: '6 баллов и менее',
    commissioning: keys
      ? { precision: 'half-year', year: half === 1 ? keys.year : keys.year - 1, half }
      : null,
    escrowBank: {
      name: 'АО «Банк „Берег“»',
      address: '183038, г. Мурманск, пр. Ленина, д. 1',
      phone: '8 800 000-00-07',
      email: 'escrow@bereg.example',
    },
    warranty: { object: 3, equipment: 3, finishing: 1 },
    areaSettlement: { toleranceBasisPoints: 100, workingDays: 10 },
    early: true,
    finishing: works,
    equipment: ['входная дверь', 'оконные блоки', 'радиаторы отопления', 'приборы учёта воды и тепла'],
  };
}

/** «в осях 3–5/А–Б» for the place of an estate on its floor. */
export function axesOf({ slot }: Pick<EstateEntry, 'slot'>): string {
  const from = 1 + 2 * slot;
  return `в\u00a0осях\u00a0${from}–${from + 2}/А–Б`;
}
