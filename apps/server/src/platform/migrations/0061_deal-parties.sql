-- Who has rights in a deal stands in its parties alone: the main buyer no more in the deal itself.
CREATE TABLE "deal_parties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"user_id" integer,
	"phone" text,
	"role" text NOT NULL,
	"share_group" integer,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "deal_parties_who" CHECK (("deal_parties"."user_id" is null) <> ("deal_parties"."phone" is null)),
	CONSTRAINT "deal_parties_holder_came" CHECK ("deal_parties"."role" <> 'holder' or "deal_parties"."user_id" is not null),
	CONSTRAINT "deal_parties_role" CHECK ("deal_parties"."role" in ('holder', 'member', 'representative'))
);
--> statement-breakpoint
ALTER TABLE "deal_parties" ADD CONSTRAINT "deal_parties_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_parties" ADD CONSTRAINT "deal_parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_parties_holder" ON "deal_parties" USING btree ("deal_id") WHERE role = 'holder' and until is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_parties_person" ON "deal_parties" USING btree ("deal_id","user_id") WHERE until is null;--> statement-breakpoint
CREATE INDEX "deal_parties_user" ON "deal_parties" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deal_parties_phone" ON "deal_parties" USING btree ("phone") WHERE phone is not null;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "deal_parties" TO novosel_app;--> statement-breakpoint
INSERT INTO deal_parties (id, deal_id, user_id, role, since)
SELECT gen_random_uuid(), d.id, d.user_id, 'holder', coalesce(m.since, d.opened_at)
FROM deals d JOIN users u ON u.id = d.user_id LEFT JOIN deal_members m ON m.deal_id = d.id AND m.user_id = d.user_id;
--> statement-breakpoint
INSERT INTO deal_parties (id, deal_id, user_id, role, since)
SELECT gen_random_uuid(), m.deal_id, m.user_id, 'member', m.since
FROM deal_members m JOIN deals d ON d.id = m.deal_id WHERE m.user_id <> d.user_id;
--> statement-breakpoint
create or replace function shared_bookings() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(d.booking_id), '{}')
  from deal_parties p join deals d on d.id = p.deal_id where p.user_id = any (reader_ids()) and p.until is null
$$;
--> statement-breakpoint
DROP POLICY own_rows ON deals;--> statement-breakpoint
CREATE POLICY own_rows ON deals USING (row_is_open() or booking_id = any ((select shared_bookings())::uuid[]));--> statement-breakpoint
ALTER TABLE "deal_parties" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "deal_parties" USING (row_is_of(user_id) or exists (select from deals d where d.id = deal_id));--> statement-breakpoint
-- The main buyer's alone: another party of the deal does not pay.
DROP POLICY own_rows ON "escrow_accounts";--> statement-breakpoint
CREATE POLICY own_rows ON "escrow_accounts" USING (row_is_open() or exists (select from deal_parties p
  where p.deal_id = escrow_accounts.deal_id and p.role = 'holder' and p.until is null and p.user_id = any (reader_ids())));--> statement-breakpoint
DROP POLICY own_rows ON user_managers;--> statement-breakpoint
CREATE POLICY own_rows ON user_managers USING (row_is_of(user_id)
  or exists (select from deal_parties p where p.user_id = user_managers.user_id and p.role = 'holder' and p.until is null));--> statement-breakpoint
DROP TABLE "deal_members";--> statement-breakpoint
ALTER TABLE "deals" DROP COLUMN "user_id";
