ALTER TABLE "discounts" ADD COLUMN "building_id" integer;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "kinds" integer[];--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_building" CHECK ("discounts"."building_id" is null or "discounts"."complex_id" is not null);--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_kinds" CHECK (cardinality("discounts"."kinds") > 0);