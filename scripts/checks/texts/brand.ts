import brand from '../../../brand.json' with { type: 'json' };
import { placeOf, type Source } from '../sources.ts';

const { name, legalName, site, email, phones, developer } = brand;
const { support, supportShown, office } = phones;
const { inn, ogrn, bank } = developer;

/** Words and numbers that another developer replaces in brand.json. */
export const ownWords: readonly string[] = [
  ...[name.ru, name.en, legalName, new URL(site).host, email],
  ...[support, supportShown, office.number, office.shown],
  ...[developer.legalName, developer.shortName, inn, ogrn, bank.account],
];

/** Places outside of brand.json that name the developer, and would name him wrongly for another one. */
export const namesOfBrand = (source: Source): string[] =>
  ownWords.flatMap((own) => {
    const at = source.text.indexOf(own);
    return at < 0 ? [] : [`${placeOf(source, at)} «${own}» belongs to brand.json alone`];
  });
