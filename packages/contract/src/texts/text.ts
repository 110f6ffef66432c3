const noBreakSpace = '\u00a0';

// Prepositions, conjunctions and particles of one or two letters (and the usual ones of three) never end a
// line.
const shortWord = /(^|[\s(«"\u00a0])([а-яё]{1,2}|для|или|при|под|над|без|про|[№§])[ ](?=\S)/giu;
const englishNumber = /\b(No\.) (?=\S)/g;
const beforeDash = / (?=[—–·] )/g;
// «корпус 2», «этаж 8»: the word stays with its number, which may be an argument of a message.
const beforeNumber = /((?:^|[\s(«])(?:корпус|этаж|дом|секция|страница)) (?=[\d\u2060])/giu;
// «58,4 м²», «4 дня», «24 ноября», «30 000 руб.»: the number stays with the word it counts.
const afterNumber = /(\d) (?=[\dа-яё%₽])/giu;
const particle = / (?=(?:же|ли|бы|б|ж)(?=[\s.,!?:;)»]|$))/giu;

/** Joins by no-break spaces what must stay on one line: «в доме», «№ 243», «No. 243», «4 дня». */
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

/** The first letter as a capital, for the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The first letter in lower case, for the middle of a sentence. */
export const midSentence = (words: string): string => words.charAt(0).toLocaleLowerCase() + words.slice(1);

/** Keeps a span such as «9:00–21:00» on one line. */
export const unbroken = (span: string): string => span.replaceAll('–', '\u2060–\u2060');
