const noBreakSpace = '\u00a0';

// Prepositions, conjunctions and particles of one or two letters (three for the most usual) never end a line.
const shortWord = /(^|[\s(«"\u00a0])([а-яё]{1,2}|для|или|при|под|над|без|про|[№§])[ ](?=\S)/giu;
const englishNumber = /\b(No\.) (?=\S)/g;
const beforeDash = / (?=[—–·] )/g;
// «корпус 2», «этаж 8»: the word stays with its number, which may be an argument of a message.
const beforeNumber = /((?:^|[\s(«])(?:корпус|этаж|дом|секция|страница)) (?=[\d\u2060])/giu;
// «58,4 м²», «4 дня», «24 ноября», «30 000 руб.»: the number stays with the word it counts.
const afterNumber = /(\d) (?=[\dа-яё%₽])/giu;
const particle = / (?=(?:же|ли|бы|б|ж)(?=[\s.,!?:;)»]|$))/giu;

/** Joins by no-break spaces what a line break must not tear apart: «в доме», «№ 243», «No. 243», «4 дня». */
export const glue = (text: string): string =>
  text
    .replace(shortWord, `$1$2${noBreakSpace}`)
    // Twice, since two short words in a row share the space between them: «и в доме».
    .replace(shortWord, `$1$2${noBreakSpace}`)
    .replace(englishNumber, `$1${noBreakSpace}`)
    .replace(beforeDash, noBreakSpace)
    .replace(beforeNumber, `$1${noBreakSpace}`)
    .replace(afterNumber, `$1${noBreakSpace}`)
    .replace(particle, noBreakSpace);

/** A sentence's beginning: the first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A title in the middle of a sentence: the first letter small. */
export const midSentence = (words: string): string => words.charAt(0).toLocaleLowerCase() + words.slice(1);

/** A span such as «9:00–21:00» stays in one line. */
export const unbroken = (span: string): string => span.replaceAll('–', '\u2060–\u2060');
