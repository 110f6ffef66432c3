-- What a rule of the rows asks of another table is asked once for a query, by an index, however many people there are.
-- Ids of the reader; none for the program itself, to which every row is open.
create function reader_ids() returns integer[] language sql stable parallel safe as $$
  select case when current_setting('novosel.reader', true) ~ '^[0-9]+(,[0-9]+)*$'
    then string_to_array(current_setting('novosel.reader', true), ',')::integer[] else '{}' end
$$;
--> statement-breakpoint
-- Phones as invitations are sent to them.
create function reader_phones() returns text[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg('+' || phone), '{}') from users where id = any (reader_ids())
$$;
--> statement-breakpoint
create or replace function shared_bookings() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(d.booking_id), '{}')
  from deal_members m join deals d on d.id = m.deal_id where m.user_id = any (reader_ids())
$$;
--> statement-breakpoint
drop policy own_rows on delegations;
--> statement-breakpoint
create policy own_rows on delegations using (row_is_of(principal_id) or row_is_of(delegate_id)
  or delegate_id is null and phone = any ((select reader_phones())::text[]));
