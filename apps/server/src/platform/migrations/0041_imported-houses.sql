ALTER TABLE "buildings" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "buildings_number" ON "buildings" USING btree ("complex_id",lower("number")) WHERE removed_at is null;--> statement-breakpoint
-- Houses that an import makes, with their sections and floors; the generator's own numbers stand below.
CREATE SEQUENCE building_ids START 1000000;--> statement-breakpoint
CREATE SEQUENCE section_ids START 1000000;--> statement-breakpoint
CREATE SEQUENCE floor_layout_ids START 1000000;--> statement-breakpoint
GRANT USAGE ON SEQUENCE building_ids, section_ids, floor_layout_ids TO novosel_app;
