-- The second wall (decision 036). Whoever reads is named by the setting «novosel.reader»: «system», or ids with commas between
-- them. Where nobody is named there are no rows. The owner of the tables, who migrates them, is not bound by the rules.
-- Asked of every row: one's own is told by the second comparison, before a list is taken apart for trusted persons.
create function row_is_of(person integer) returns boolean language sql stable parallel safe as $$
  select current_setting('novosel.reader', true) = 'system'
    or current_setting('novosel.reader', true) = person::text
    or person::text = any (string_to_array(current_setting('novosel.reader', true), ','))
$$;
--> statement-breakpoint
create function row_is_open() returns boolean language sql stable parallel safe as $$
  select current_setting('novosel.reader', true) = 'system'
$$;
--> statement-breakpoint
-- Bookings whose deal the reader is a member of. It asks the tables past their rules, which would ask it again.
create function shared_bookings() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(d.booking_id), '{}')
  from deal_members m join deals d on d.id = m.deal_id where row_is_of(m.user_id)
$$;
--> statement-breakpoint
-- Whether the reader chooses together with a person. A function, since a subquery in a rule is opened at every question.
create function chooses_with(person integer) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from favourite_shares where accepted_at is not null and ended_at is null
    and (inviter_id = person and row_is_of(partner_id) or partner_id = person and row_is_of(inviter_id)))
$$;
--> statement-breakpoint
-- That somebody keeps an estate is for everybody to know, and who it is for nobody.
create function estate_is_taken(estate integer) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from bookings where estate_id = estate and live)
$$;
--> statement-breakpoint
do $$
declare
  rule record;
begin
  for rule in select * from (values
    ('sessions', 'row_is_of(user_id)'),
    ('passkeys', 'row_is_of(user_id)'),
    ('passports', 'row_is_of(user_id)'),
    ('passport_changes', 'row_is_of(user_id)'),
    ('former_passports', 'row_is_of(user_id)'),
    ('consents', 'row_is_of(user_id)'),
    ('notifications', 'row_is_of(user_id)'),
    ('subscriptions', 'row_is_of(user_id)'),
    ('chats', 'row_is_of(user_id)'),
    ('feedback', 'row_is_of(user_id)'),
    ('feedback_drafts', 'row_is_of(user_id)'),
    ('mortgage_states', 'row_is_of(user_id)'),
    ('mortgage_bids', 'row_is_of(user_id)'),
    ('eds_signatures', 'row_is_of(user_id)'),
    ('eds_invoices', 'row_is_of(user_id)'),
    ('loyalty_accounts', 'row_is_of(user_id)'),
    ('loyalty_deals', 'row_is_of(user_id)'),
    ('loyalty_certificates', 'row_is_of(user_id)'),
    ('data_exports', 'row_is_of(user_id)'),
    ('deletion_requests', 'row_is_of(user_id)'),
    ('idempotency_keys', 'row_is_of(user_id)'),
    ('site_links', 'row_is_of(user_id)'),
    ('signature_evidence', 'row_is_of(user_id)'),
    ('staff', 'row_is_of(user_id)'),
    ('staff_recovery_codes', 'row_is_of(user_id)'),
    ('staff_set_ups', 'row_is_of(user_id)'),
    ('staff_tickets', 'row_is_of(user_id)'),
    ('slips', 'row_is_of(user_id)'),
    ('audit_records', 'row_is_of(actor_id) or row_is_of(on_behalf_of)'),
    ('user_managers', 'row_is_of(user_id) or exists (select from deals d where d.user_id = user_managers.user_id)'),
    ('favourite_shares', 'row_is_of(inviter_id) or row_is_of(partner_id)
      or accepted_at is null and current_setting(''novosel.reader'', true) <> '''''),
    ('screen_sessions', 'row_is_of(user_id) or row_is_of(operator_id)'),
    ('discounts', 'row_is_of(user_id) or user_id is null and current_setting(''novosel.reader'', true) <> '''''),
    ('delegations', 'row_is_of(principal_id) or row_is_of(delegate_id)
      or delegate_id is null and exists (select from users u where ''+'' || u.phone = delegations.phone and row_is_of(u.id))'),
    ('favourite_notes', 'row_is_of(user_id) or chooses_with(user_id)'),
    ('flat_items', 'row_is_of(user_id) or category = ''cart'' and chooses_with(user_id)'),
    ('bookings', 'row_is_of(user_id) or id = any ((select shared_bookings())::uuid[])'),
    ('deals', 'row_is_of(user_id) or booking_id = any ((select shared_bookings())::uuid[])'),
    ('deposits', 'row_is_of(user_id) or booking_id = any ((select shared_bookings())::uuid[])'),
    ('documents', 'row_is_of(owner_id)
      or subject like ''booking:%'' and substr(subject, 9) = any ((select shared_bookings())::text[])'),
    ('deal_members', 'row_is_of(user_id) or exists (select from deals d where d.id = deal_id)'),
    ('deal_events', 'row_is_open() or exists (select from deals d where d.id = deal_id)'),
    ('booking_events', 'row_is_open() or exists (select from bookings b where b.id = booking_id)'),
    ('booking_editions', 'row_is_open() or exists (select from bookings b where b.id = booking_id)'),
    ('payments', 'row_is_open() or exists (select from deposits d where d.id = deposit_id)'),
    ('refunds', 'row_is_open() or exists (select from payments p where p.id = payment_id)'),
    ('chat_messages', 'row_is_open() or exists (select from chats c where c.id = chat_id)'),
    ('feedback_messages', 'row_is_open() or exists (select from feedback f where f.id = feedback_id)'),
    ('feedback_files', 'row_is_open() or exists (select from feedback_messages m where m.id = message_id)'),
    ('upload_checks', 'row_is_open() or exists (select from documents d where d.id = document_id)'),
    ('bearers', 'row_is_open() or exists (select from sessions s where s.id = session_id)')
  ) as rules (name, seen)
  loop
    execute format('alter table %I enable row level security', rule.name);
    execute format('create policy own_rows on %I using (%s)', rule.name, rule.seen);
  end loop;
end
$$;
