import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

interface NameColumns {
  readonly surname: SQLWrapper;
  readonly name: SQLWrapper;
  readonly patronymic: SQLWrapper;
}

/** The words of a person's full name in small letters, «ё» as «е»: what an index holds and a search by words asks. */
export const nameWords = ({ surname, name, patronymic }: NameColumns): SQL =>
  sql`array_to_tsvector(array_remove(regexp_split_to_array(replace(lower(${surname} || ' ' || ${name} || ' ' || coalesce(${patronymic}, '')), 'ё', 'е'), '[[:space:][:punct:]]+'), ''))`;
