-- Bookings that have ended are searched by indexes, however many there are. Rows under a rule are read whole where a part of a text
-- is looked for, since LIKE may tell of a row that is not to be seen; so a function of the owner names the bookings, and who asks
-- sees of them what the rules let him.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE INDEX "bookings_estate" ON "bookings" USING btree ("estate_id");--> statement-breakpoint
CREATE INDEX "bookings_number_parts" ON "bookings" USING gin (lower("number") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "deals_number_parts" ON "deals" USING gin (lower("number") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_phone_parts" ON "users" USING gin ("phone" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- The words of a name are those of «users_name_words», letter by letter.
create function bookings_found(words tsquery, number_part text, estate_number text, phone_part text) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp as $$
  select b.id from users u join bookings b on b.user_id = u.id
  where array_to_tsvector(array_remove(regexp_split_to_array(replace(lower(u.surname || ' ' || u.name || ' ' || coalesce(u.patronymic, '')), 'ё', 'е'), '[[:space:][:punct:]]+'), '')) @@ words
  union select b.id from users u join bookings b on b.user_id = u.id where u.phone like phone_part
  union select b.id from bookings b where lower(b.number) like number_part
  union select d.booking_id from deals d where lower(d.number) like number_part
  union select b.id from estates e join bookings b on b.estate_id = e.id where lower(e.number) = estate_number
$$;
