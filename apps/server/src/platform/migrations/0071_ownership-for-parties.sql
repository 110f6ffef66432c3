-- How a deal will be owned is for each of its parties to know; how the main buyer pays stays his own.
create function ownership_of_deal(of_deal uuid) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select q.choice ->> 'ownership'
  from deal_parameters p join deal_quotes q on q.id = p.quote_id join deals d on d.id = p.deal_id
  where p.deal_id = of_deal and (row_is_open() or d.booking_id = any ((select shared_bookings())::uuid[]))
$$;
