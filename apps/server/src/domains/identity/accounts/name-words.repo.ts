import { type SQL, type SQLWrapper, sql } from '../../../platform/database/drizzle.ts';

interface NameColumns {
  readonly surname: SQLWrapper;
  readonly name: SQLWrapper;
  readonly patronymic: SQLWrapper;
}

/**
 * The words of a person's full name in lower case, «ё» as «е»: the indexed expression of a search by words.
 */
export const nameWords = ({ surname, name, patronymic }: NameColumns): SQL =>
  sql`array_to_tsvector(array_remove(regexp_split_to_array(replace(lower(${surname} || ' ' || ${name} || ' ' || coalesce(${patronymic}, '')), 'ё', 'е'), '[[:space:][:punct:]]+'), ''))`;

const columnsOf = {
  u: { surname: sql`u.surname`, name: sql`u.name`, patronymic: sql`u.patronymic` },
  row: { surname: sql`surname`, name: sql`name`, patronymic: sql`patronymic` },
} as const;

/**
 * Whether a name contains all words of a search.
 * @param query for `tsquery`; null finds nobody
 * @param place source of the names: the table of people as `u`, or columns of a row
 */
export const hasName = (query: string | null, place: keyof typeof columnsOf): SQL =>
  query === null ? sql`false` : sql`${nameWords(columnsOf[place])} @@ ${query}::tsquery`;
