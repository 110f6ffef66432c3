ALTER TABLE "deals" ADD COLUMN "visit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "visit_place" text;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_visit" CHECK (("deals"."visit_at" is null) = ("deals"."visit_place" is null));