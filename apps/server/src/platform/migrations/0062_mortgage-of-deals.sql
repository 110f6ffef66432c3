-- An application for a mortgage belongs to a deal, not to the booking that the deal came from.
ALTER TABLE "mortgage_applications" ADD COLUMN "deal_id" uuid;--> statement-breakpoint
UPDATE mortgage_applications a SET deal_id = d.id FROM deals d WHERE d.booking_id = a.booking_id;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ALTER COLUMN "deal_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP INDEX "mortgage_applications_open";--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_applications_open" ON "mortgage_applications" USING btree ("deal_id") WHERE "mortgage_applications"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "mortgage_applications" DROP COLUMN "booking_id";
