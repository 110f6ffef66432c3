ALTER TABLE "estate_sets" ADD COLUMN "opened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "estate_sets" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD COLUMN "alt" text DEFAULT '' NOT NULL;