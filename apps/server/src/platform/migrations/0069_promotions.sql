-- Promotions: discounts of an exclusive group that a buyer chooses in the terms of a deal.
ALTER TABLE "discounts" ADD COLUMN "exclusive_group" text;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "replaces_booked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_exclusive" CHECK ("discounts"."exclusive_group" is null or "discounts"."exclusive_group" <> '' and "discounts"."basis_points" > 0 and "discounts"."kopecks" = 0);--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_replaces" CHECK ("discounts"."exclusive_group" is not null or not "discounts"."replaces_booked");
