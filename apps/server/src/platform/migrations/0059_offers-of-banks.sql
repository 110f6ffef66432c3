-- While a bank has approved, the deal waits for the buyer to choose it, and no more for the banks.
ALTER TABLE "deals" DROP CONSTRAINT "deals_place";
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_place" CHECK ("deals"."place" in ('parameters', 'members', 'member-documents', 'mortgage', 'mortgage-sent', 'mortgage-offers', 'mortgage-awaits', 'mortgage-declined', 'total', 'contract-draft', 'contract-late', 'contract-reading', 'appointment', 'appointment-made', 'signing', 'counter-signing', 'registration', 'funding', 'handover', 'inspection', 'completed', 'exception'));
--> statement-breakpoint
WITH offered AS (
  SELECT d.id, d.place, b.booked_until FROM deals d JOIN bookings b ON b.id = d.booking_id
  WHERE d.closed_at IS NULL AND d.place IN ('mortgage-sent', 'mortgage-awaits') AND EXISTS (
    SELECT FROM mortgage_applications a JOIN mortgage_bids o ON o.application_id = a.id
    WHERE a.booking_id = d.booking_id AND a.closed_at IS NULL AND o.status = 'approved' AND o.valid_until > now())
), moved AS (
  UPDATE deals d SET place = 'mortgage-offers', step_since = now(), due_at = o.booked_until
  FROM offered o WHERE d.id = o.id
)
INSERT INTO deal_events (deal_id, at, actor, event, from_place, to_place)
SELECT id, now(), 'bank', 'offer-mortgage', place, 'mortgage-offers' FROM offered;
