-- Who keeps an estate stands in one place, whether a booking does or the deal that it has become.
CREATE TABLE "estate_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "estate_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"estate_id" integer NOT NULL,
	"booking_id" uuid,
	"deal_id" uuid,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "estate_claims_claimant" CHECK (num_nonnulls("estate_claims"."booking_id", "estate_claims"."deal_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "estate_claims" ADD CONSTRAINT "estate_claims_estate_id_estates_id_fk" FOREIGN KEY ("estate_id") REFERENCES "public"."estates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "estate_claims_one" ON "estate_claims" USING btree ("estate_id") WHERE until is null;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("until") ON "estate_claims" TO novosel_app;--> statement-breakpoint
INSERT INTO estate_claims (estate_id, booking_id, since)
SELECT b.estate_id, b.id, b.started_at FROM bookings b
WHERE b.live AND NOT EXISTS (SELECT FROM deals d WHERE d.booking_id = b.id AND d.closed_at IS NULL);
--> statement-breakpoint
INSERT INTO estate_claims (estate_id, booking_id, since, until)
SELECT b.estate_id, b.id, b.started_at, d.opened_at FROM bookings b
JOIN deals d ON d.booking_id = b.id AND d.closed_at IS NULL WHERE b.live;
--> statement-breakpoint
INSERT INTO estate_claims (estate_id, deal_id, since)
SELECT b.estate_id, d.id, d.opened_at FROM bookings b
JOIN deals d ON d.booking_id = b.id AND d.closed_at IS NULL WHERE b.live;
--> statement-breakpoint
create or replace function estate_is_taken(estate integer) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from estate_claims where estate_id = estate and until is null)
$$;
--> statement-breakpoint
ALTER TABLE "estate_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Of whoever reads the booking or the deal; that an estate is kept by somebody is told by the function above.
CREATE POLICY own_rows ON "estate_claims" USING (row_is_open()
  or exists (select from bookings b where b.id = booking_id) or exists (select from deals d where d.id = deal_id));--> statement-breakpoint
DROP INDEX "bookings_one_live";
