-- Which deal an estate was taken along with: a parking place with its flat. Row rules are those of deals.
ALTER TABLE "deals" ADD COLUMN "linked_to" uuid;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_linked_to_deals_id_fk" FOREIGN KEY ("linked_to") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_linked" ON "deals" USING btree ("linked_to") WHERE linked_to is not null;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_linked_other" CHECK ("deals"."linked_to" <> "deals"."id");
