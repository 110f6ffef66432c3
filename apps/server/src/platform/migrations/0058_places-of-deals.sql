-- Places of a deal have names; what they were called by was a step code, and at 221 a word beside it.
CREATE TEMPORARY TABLE step_places (code integer PRIMARY KEY, place text NOT NULL) ON COMMIT DROP;
--> statement-breakpoint
INSERT INTO step_places VALUES (203, 'contract-reading'), (204, 'appointment'), (205, 'member-documents'), (206, 'parameters'), (207, 'members'), (208, 'appointment-made'), (209, 'contract-draft'), (210, 'contract-late'), (211, 'counter-signing'), (212, 'mortgage'), (213, 'total'), (214, 'mortgage-sent'), (215, 'mortgage-awaits'), (216, 'mortgage-declined'), (217, 'signing'), (218, 'registration'), (219, 'exception'), (220, 'funding'), (221, 'completed');
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "place" text;
--> statement-breakpoint
UPDATE deals d SET place = coalesce(d.handover, (SELECT p.place FROM step_places p WHERE p.code = d.step), 'exception');
--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "place" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_handover";
--> statement-breakpoint
DROP INDEX "deals_completed";
--> statement-breakpoint
CREATE INDEX "deals_completed" ON "deals" USING btree ("step_since") WHERE place = 'completed' and closed_at is null;
--> statement-breakpoint
ALTER TABLE "deal_events" ADD COLUMN "from_place" text;
--> statement-breakpoint
ALTER TABLE "deal_events" ADD COLUMN "to_place" text;
--> statement-breakpoint
ALTER TABLE deal_events DISABLE TRIGGER deal_events_kept;
--> statement-breakpoint
-- At 221 the records have no word: the event says where it led, and what moved nothing stood where the one before it stood. Where
-- an exception was settled to 221, the next way out of it tells which of the two it was, else where the deal stands now.
DO $$
DECLARE line record; deal uuid; stood text; came text;
BEGIN
  FOR line IN
    SELECT e.id, e.deal_id, e.event, e.from_step, e.to_step, d.place AS now,
      coalesce((SELECT p.place FROM step_places p WHERE p.code = e.from_step), 'exception') AS from_name,
      coalesce((SELECT p.place FROM step_places p WHERE p.code = e.to_step), 'exception') AS to_name,
      (SELECT n.event FROM deal_events n WHERE n.deal_id = e.deal_id AND n.id > e.id AND n.from_step = 221
         AND n.event IN ('invite-to-inspection', 'find-defects', 'move-visit', 'accept-flat') ORDER BY n.id LIMIT 1) AS next_move
    FROM deal_events e JOIN deals d ON d.id = e.deal_id ORDER BY e.deal_id, e.id
  LOOP
    IF deal IS DISTINCT FROM line.deal_id THEN
      deal := line.deal_id;
      stood := NULL;
    END IF;
    came := CASE
      WHEN line.to_step <> 221 THEN line.to_name
      WHEN line.event IN ('pay-price', 'find-defects') THEN 'handover'
      WHEN line.event IN ('invite-to-inspection', 'move-visit') THEN 'inspection'
      WHEN line.event = 'accept-flat' THEN 'completed'
      WHEN line.event = 'settle-exception' THEN CASE
        WHEN line.next_move = 'invite-to-inspection' THEN 'handover'
        WHEN line.next_move IS NOT NULL THEN 'inspection'
        WHEN line.now IN ('handover', 'inspection') THEN line.now
        ELSE 'handover' END
      WHEN line.from_step = 221 AND stood IS NOT NULL THEN stood
      ELSE 'completed' END;
    UPDATE deal_events SET to_place = came, from_place = CASE
      WHEN line.from_step IS NULL THEN NULL
      WHEN line.from_step = 221 AND stood IS NOT NULL THEN stood
      ELSE line.from_name END
    WHERE id = line.id;
    stood := came;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE deal_events ENABLE TRIGGER deal_events_kept;
--> statement-breakpoint
ALTER TABLE "deal_events" ALTER COLUMN "to_place" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "deal_events" DROP COLUMN "from_step";
--> statement-breakpoint
ALTER TABLE "deal_events" DROP COLUMN "to_step";
--> statement-breakpoint
ALTER TABLE "deals" DROP COLUMN "step";
--> statement-breakpoint
ALTER TABLE "deals" DROP COLUMN "handover";
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_place" CHECK ("deals"."place" in ('parameters', 'members', 'member-documents', 'mortgage', 'mortgage-sent', 'mortgage-awaits', 'mortgage-declined', 'total', 'contract-draft', 'contract-late', 'contract-reading', 'appointment', 'appointment-made', 'signing', 'counter-signing', 'registration', 'funding', 'handover', 'inspection', 'completed', 'exception'));
--> statement-breakpoint
-- What a message was about when it was written is called by the same names.
ALTER TABLE chat_messages DISABLE TRIGGER chat_messages_kept;
--> statement-breakpoint
UPDATE chat_messages m SET deal_act = p.place FROM step_places p WHERE m.deal_act = p.code::text;
--> statement-breakpoint
ALTER TABLE chat_messages ENABLE TRIGGER chat_messages_kept;
