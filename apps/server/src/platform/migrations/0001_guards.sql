-- Postings of a transaction sum to zero, checked at commit (truth 4, promise 39).
create function ledger_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(kopecks) from ledger_postings where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_postings_balanced after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_balanced();
--> statement-breakpoint
create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
do $$
declare kept text;
begin
  foreach kept in array array['ledger_transactions', 'ledger_postings', 'audit_records', 'signature_evidence',
                              'booking_events', 'deal_events', 'provider_events', 'handover_promises', 'price_history'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function append_only()', kept || '_kept', kept);
  end loop;
end $$;
--> statement-breakpoint
-- The role under which the program works; it may add to ledger, audit and evidence, never change them.
do $$
begin
  if not exists (select from pg_roles where rolname = 'novosel_app') then
    create role novosel_app nologin;
  end if;
  begin
    execute format('grant novosel_app to %I', current_user);
  exception when insufficient_privilege then
    null; -- The role was made by others; the program enters by a login of its own (DATABASE_APP_URL).
  end;
end $$;
--> statement-breakpoint
grant usage on schema public to novosel_app;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to novosel_app;
--> statement-breakpoint
revoke update, delete, truncate on ledger_transactions, ledger_postings, audit_records, signature_evidence,
  booking_events, deal_events, provider_events, handover_promises, price_history from novosel_app;
--> statement-breakpoint
create sequence booking_numbers start 1000;
--> statement-breakpoint
create sequence deal_numbers start 100;
--> statement-breakpoint
grant usage on sequence booking_numbers, deal_numbers to novosel_app;
