-- A booking ends when its deal opens; what is alive after that is the deal.
ALTER TABLE "bookings" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
UPDATE bookings b SET ended_at = coalesce(
  (SELECT d.opened_at FROM deals d WHERE d.booking_id = b.id),
  CASE WHEN NOT b.live THEN coalesce(b.closed_at,
    (SELECT max(e.at) FROM booking_events e WHERE e.booking_id = b.id), b.updated_at) END);--> statement-breakpoint
DROP INDEX "bookings_user_live";--> statement-breakpoint
DROP INDEX "bookings_due";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "live";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "closed_at";--> statement-breakpoint
CREATE INDEX "bookings_user_open" ON "bookings" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("hold_until") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "deals_waiting" ON "deals" USING btree ("booking_id") WHERE place <> 'completed' and closed_at is null;
