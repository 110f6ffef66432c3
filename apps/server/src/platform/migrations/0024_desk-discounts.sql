ALTER TABLE "discounts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "given_by" integer;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;